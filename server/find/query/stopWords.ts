import { foldedWords } from './fold.ts';

/** Words of the four languages that tell nothing about a product. */
const stopWords = new Set(
  foldedWords(`
    der die das den dem des ein eine einen einem einer und oder mit ohne für aus von vom zu zum zur im in am an
    auf bei the a an of for with without and or in on to from le la les l un une des du de d et ou avec sans
    pour en au aux à sur il lo la i gli le l un uno una di del della dei delle da con senza per e o in su
  `),
);

/** Is this folded word one that tells nothing, such as `für`? */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
