import { wordsOf } from '../words/Lexicon.ts';

/** Does a heading speak of what things are packed in: `EAN VE 2`, `GTIN Umverpackung`, `Inner barcode`? */
export function saysPack(heading: string): boolean {
  return wordsOf(heading).some(({ roles }) => roles.has('pack'));
}
