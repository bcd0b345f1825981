import type { Language } from '../../../resources/language/languages.ts';
import { foldedWords } from '../query/fold.ts';
import { stemOf } from '../query/stemOf.ts';
import { isStopWord } from '../query/stopWords.ts';

/**
 * What a phrase of a language is looked up by: folded words without endings and without those that say nothing, one
 * blank between them; '' for one that says nothing at all.
 */
export function phraseKey(phrase: string, language: Language): string {
  return keyOfWords(foldedWords(phrase), language);
}

/** The same of words that are folded already. */
export function keyOfWords(words: readonly string[], language: Language): string {
  const telling = words.filter((word) => !isStopWord(word));
  // `A1` is more than its number.
  const says = telling.some((word) => !/^\d+$/.test(word));
  return (says ? telling : words).map((word) => stemOf(word, language)).join(' ');
}
