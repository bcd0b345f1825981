import { wordsOf } from '../words/Lexicon.ts';

/** Does a heading speak of what is not the product's: a customer's number, what was there before, stock, accounts? */
export function saysAnother(heading: string): boolean {
  return wordsOf(heading).some(({ roles }) => roles.has('foreign'));
}
