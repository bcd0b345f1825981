import { createHash } from 'node:crypto';
import { fold } from '../../../find/query/fold.ts';

const longestStart = 40;

/** The sid of a term that a table does not name: the same term of the same meaning has the same one again. */
export function termSid(language: string, text: string, meaning: string): string {
  const start = fold(text).slice(0, longestStart).trim().replaceAll(' ', '-');
  const rest = createHash('sha256')
    .update(JSON.stringify([language, text.trim(), meaning]))
    .digest('hex');
  return [start, language, rest.slice(0, 12)].filter(Boolean).join('-');
}
