import { fold } from '../../../find/query/fold.ts';

/** A name as it is looked up: case, accents, blanks and punctuation do not count, but `m²` is no `m`. */
export function nameKey(name: string): string {
  return fold(name.normalize('NFKC')).replaceAll(' ', '');
}
