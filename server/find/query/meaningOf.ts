import type { Language } from '../../../resources/language/languages.ts';
import { keyOfWords } from '../vocabulary/phraseKey.ts';
import { compoundMeaning } from './compoundMeaning.ts';
import type { Dictionary } from './Dictionary.ts';
import { anyOf } from './expression.ts';
import { foldedWords } from './fold.ts';
import type { KnownPhrase } from './lookUpPhrases.ts';
import type { Meaning } from './Meaning.ts';
import type { Named } from './segments.ts';
import { wordMeaning, type Words } from './wordMeaning.ts';

/**
 * What words that stand together mean, the nearest first: in the language of the page, in another one, as the beginning of
 * a phrase that is still being typed, as a compound, misspelled; undefined where nobody knows.
 */
export async function meaningOf(
  dictionary: Dictionary,
  given: Words,
  named: Named,
  begun: readonly KnownPhrase[],
): Promise<Meaning | undefined> {
  const { language } = dictionary;
  const apart = await wordMeaning(dictionary, given, language, named(given.words, language));
  const own = given.words.length > 1 ? await alsoTogether(dictionary, given, named, apart) : apart;
  // A phrase of another language says more than its words, each of which this one happens to know.
  const isForeign =
    given.words.length > 1 &&
    dictionary.languages.some((other) => other !== language && named(given.words, other).length > 0);
  if (own?.own !== undefined && (own.facts.length > 0 || !isForeign)) return own;
  const foreign = await foreignMeaning(dictionary, given, named);
  if (foreign) return foreign;
  if (begun.length > 0) {
    const meant = await wordMeaning(dictionary, given, language, begun);
    if (meant?.own !== undefined) return meant;
  }
  const compound = await compoundMeaning(dictionary, given, language);
  if (compound?.own !== undefined) return compound;
  return own ?? (await spelledMeaning(dictionary, given, language)) ?? compound;
}

/** What words stand for that may be written together too. */
async function alsoTogether(
  dictionary: Dictionary,
  given: Words,
  named: Named,
  apart: Meaning | undefined,
): Promise<Meaning | undefined> {
  const { language } = dictionary;
  const words = [given.words.join('')];
  const together = await wordMeaning(dictionary, { ...given, words }, language, named(words, language));
  if (!together || !apart) return together ?? apart;
  return {
    ...(together.weight > apart.weight ? together : apart),
    own: anyOf([apart.own, together.own]),
    any: anyOf([apart.any, together.any]),
    products: apart.products + together.products,
    forms: [...new Set([...apart.forms, ...together.forms])],
    facts: [...new Set([...apart.facts, ...together.facts])],
  };
}

/** What the words stand for in another language: in the vocabulary, and as words of products. */
async function foreignMeaning(
  dictionary: Dictionary,
  given: Words,
  named: Named,
): Promise<Meaning | undefined> {
  const others = dictionary.languages.filter((one) => one !== dictionary.language);
  await dictionary.lookUp([...given.words, ...(given.umlauts ?? [])], ...others);
  for (const other of others) {
    const phrases = named(given.words, other);
    const meaning = await wordMeaning(dictionary, { ...given, isOpen: false }, other, phrases);
    const isWord = (word: string) => meaning?.forms.includes(word);
    if (meaning?.own !== undefined && (meaning.facts.length > 0 || given.words.every(isWord))) return meaning;
  }
  return undefined;
}

/** What a misspelled word stands for: what the nearest one of its spellings finds, and the others as they are. */
async function spelledMeaning(
  dictionary: Dictionary,
  given: Words,
  language: Language,
): Promise<Meaning | undefined> {
  const [word = ''] = given.words;
  if (given.words.length > 1) return undefined;
  const near = await dictionary.near(word);
  const [nearest] = near;
  if (!nearest) return undefined;
  const words = foldedWords(nearest.word);
  const phrases = await dictionary.phrases([{ language, key: keyOfWords(words, language) }]);
  const meaning = await wordMeaning(dictionary, { ...given, words, isOpen: false }, language, phrases);
  return meaning && { ...meaning, spellings: near.map(({ word: spelling }) => spelling) };
}
