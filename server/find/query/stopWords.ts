import { foldedWords } from './fold.ts';

/** Words of the four languages that tell nothing about a product. */
const stopWords = new Set(
  foldedWords(`
    der die das den dem des ein eine einen einem einer und oder mit ohne für aus von vom zu zum zur im in am an
    auf bei fürs ins beim vom zur gegen unter über the a an of for with without and or in on to from le la les l un une des du de d et ou avec sans
    pour en au aux à sur dans par il lo la i gli le l un uno una di del della dei delle da con senza per e o in su nel nella dal dalla al alla ai
  `),
);

/** Words around what is looked for: nobody looks for a cheap product by the word. */
const fillers = new Set(
  foldedWords(`
    günstig günstige günstiger billig billige kaufen bestellen preis preise online shop gute guter gutes beste bester suche brauche
    bitte cheap buy price best need acheter prix cherche besoin meilleur comprare prezzo economico economica cerco migliore
  `),
);

/** Does this folded word say nothing where something is looked for, such as `günstig`? */
export function isFiller(word: string): boolean {
  return stopWords.has(word) || fillers.has(word);
}

/** Is this folded word one that tells nothing, such as `für`? */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
