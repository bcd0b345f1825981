import { fold } from '../../../find/query/fold.ts';

/** A name as it is looked up: case, accents, blanks and punctuation do not count. */
export function nameKey(name: string): string {
  return fold(name).replaceAll(' ', '');
}
