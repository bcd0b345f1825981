import { wordsOf } from './Lexicon.ts';

/** Does a heading speak of a text at length: `Vermarktungstext`, `Langtext`? */
export function saysLongText(heading: string): boolean {
  return wordsOf(heading).some(({ roles }) => roles.has('long'));
}
