import { wordsOf } from '../words/Lexicon.ts';

/** Does a heading only say that something is an article: `Artikel`, `Prodotto`? It may be its number or its name. */
export function saysItemAlone(heading: string): boolean {
  const [word, another] = wordsOf(heading);
  return word !== undefined && another === undefined && word.roles.has('item');
}
