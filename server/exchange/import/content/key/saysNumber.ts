import { wordsOf } from '../../headings/words/Lexicon.ts';

/** `Arizona Tile Item ID` */
export function saysNumber(heading: string): boolean {
  return wordsOf(heading).some(({ roles }) => roles.has('number') || roles.has('reference'));
}
