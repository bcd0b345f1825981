import { createHash } from 'node:crypto';
import { nameKey } from '../catalogue/nameKey.ts';
import { remarksHeadings } from '../reports/issueText.ts';

const keptLetters = 16;

/** What sheets of the same headings share, in whatever order these stand; our own remarks beside them count for nothing. */
export function layoutKey(headings: readonly string[]): string {
  const own = headings.filter((heading) => !remarksHeadings.includes(heading));
  const keys = [...new Set(own.map(nameKey))].filter(Boolean).sort();
  return createHash('sha256').update(keys.join('\n')).digest('hex').slice(0, keptLetters);
}
