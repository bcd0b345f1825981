import { wordsOf } from '../words/Lexicon.ts';

/** Does a heading say that what is below it is said in short: `Kurzbez.`, `short name`? */
export function saysShort(heading: string): boolean {
  return wordsOf(heading).some(({ roles }) => roles.has('short'));
}
