import { wordsOf } from '../words/Lexicon.ts';

/** Does a heading speak of something new, such as the number that an article has from now on: `Neue Art.-Nr.`? */
export function saysNext(heading: string): boolean {
  return wordsOf(heading).some(({ roles }) => roles.has('next'));
}
