import type { Language } from '../../../resources/languages.ts';
import type { Scope } from '../../records/access/scope.ts';
import { lexemePrefix } from '../index/lexemePrefix.ts';
import type { Expansion } from './expandWords.ts';
import type { QueryWord } from './parseQuery.ts';

/** One way to understand a query: every word must be met by one of its alternatives, in this language. */
export interface Interpretation {
  language: Language;
  words: readonly Meaning[];
}

/** What a typed word may stand for. */
export interface Meaning {
  typed: string;
  /** The typed word as the beginning of a word. */
  prefix: string | undefined;
  /** Whole words. */
  terms: readonly string[];
  /** Products that have it, about. */
  products: number;
  /** Is this so common that it should only filter what rarer words find? */
  isCommon: boolean;
  /** Words that the typed one is taken for, the nearest first, where nobody knows it as it is spelled. */
  spellings: readonly string[];
}

/** From this share of all products on, a word is common: for a beginning the index reads every word with it. */
const commonShare = { ofBeginnings: 0.03, ofWords: 0.2 };

/** What the dictionary of a language makes of a word; undefined when it knows none like it. */
export function meaningOf({ word, isOpen }: QueryWord, expansion: Expansion): Meaning | undefined {
  const { exact, prefix, inflected, within, withinProducts, all } = expansion;
  // A finished word that stands nowhere alone may still be the first half of a compound.
  const isPrefix = prefix > 0 && (isOpen || exact === 0);
  const terms = [...(isPrefix || exact === 0 ? [] : [word, ...inflected]), ...within];
  if (!isPrefix && terms.length === 0) return undefined;
  const products = (isPrefix ? prefix : exact) + withinProducts;
  return {
    typed: word,
    prefix: isPrefix ? word : undefined,
    terms,
    products,
    isCommon: products > all * (isPrefix ? commonShare.ofBeginnings : commonShare.ofWords),
    spellings: [],
  };
}

/** A misspelled word: it finds what the nearest one of its spellings finds, and the others as they are. */
export function fuzzyMeaning(
  typed: string,
  spellings: readonly string[],
  nearest: Expansion | undefined,
): Meaning | undefined {
  const meaning = nearest && meaningOf({ word: nearest.word, isOpen: false }, nearest);
  return meaning && { ...meaning, typed, spellings, terms: [...new Set([...spellings, ...meaning.terms])] };
}

/**
 * The interpretation as two `tsquery` texts for the platform of a scope: what the index looks up, the rarest word and
 * all that are not common, and what then has to hold of a found row; undefined when nothing more has to.
 */
export function tsQueries(
  { dataset }: Scope,
  { language, words }: Interpretation,
): { indexed: string; filter: string | undefined } {
  const mark = lexemePrefix(dataset, language);
  const byRarity = words.toSorted((a, b) => a.products - b.products);
  const indexed = byRarity.filter(({ isCommon }, index) => index === 0 || !isCommon);
  const filtering = byRarity.filter((word) => !indexed.includes(word));
  const join = (meanings: readonly Meaning[]) =>
    meanings.map((meaning) => alternatives(mark, meaning)).join(' & ');
  return { indexed: join(indexed), filter: filtering.length > 0 ? join(filtering) : undefined };
}

function alternatives(mark: string, { prefix, terms }: Meaning): string {
  const all = [...(prefix === undefined ? [] : [`${mark}${prefix}:*`]), ...terms.map((term) => mark + term)];
  return `(${all.join(' | ')})`;
}
