import type { Quantity } from '../quantities/Quantity.ts';
import { unitOf } from '../quantities/unitWords.ts';
import { keyOfWords } from '../vocabulary/phraseKey.ts';
import type { Dictionary } from './Dictionary.ts';
import { foldedWords } from './fold.ts';
import type { Query, QueryWord } from './parseQuery.ts';
import { isStopWord } from './stopWords.ts';

/** The words of a text that is as a whole a phrase of the vocabulary, its numbers among them: `3-Wege-System`. */
export async function wholePhrase(dictionary: Dictionary, query: Query): Promise<QueryWord[] | undefined> {
  if (query.quantities.length === 0 || query.quantities.some(isMeasured)) return undefined;
  const { language } = dictionary;
  const words = foldedWords(query.text);
  const phrases = await dictionary.phrases([{ language, key: keyOfWords(words, language) }]);
  if (phrases.length === 0) return undefined;
  const place = { isOpen: false, start: 0, end: query.text.length, isModifier: false };
  return words.filter((word) => !isStopWord(word)).map((word) => ({ word, ...place }));
}

/** A quantity in a unit narrows, whatever is called by it. */
function isMeasured({ readings }: Quantity): boolean {
  return readings.some((measures) => measures.some(({ unit }) => unitOf(unit) !== undefined));
}
