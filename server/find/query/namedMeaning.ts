import { isAttributeFact } from '../index/facts.ts';
import type { Dictionary } from './Dictionary.ts';
import { anyOf } from './expression.ts';
import { factsMeaning } from './factsMeaning.ts';
import { fold } from './fold.ts';
import type { KnownPhrase } from './lookUpPhrases.ts';
import type { Meaning } from './Meaning.ts';
import type { Words } from './wordMeaning.ts';

const weight = 1;

interface NamedWords {
  /** What they mean otherwise. */
  meaning: Meaning | undefined;
  /** Of attributes that are called so. */
  phrases: readonly KnownPhrase[];
  /** Is it all that was typed? */
  isAlone: boolean;
}

/**
 * What words mean that are the name of an attribute without a value: beside other words also the products that have it, and
 * nothing else where nobody knows them (behaviour B458).
 */
export async function namedMeaning(
  dictionary: Dictionary,
  { typed, start, end, words }: Words,
  { meaning, phrases: all, isAlone }: NamedWords,
): Promise<Meaning | undefined> {
  const isKnown = meaning?.own !== undefined && meaning.spellings.length === 0;
  // A single word is a name only as that is written: `Platz` is none of `Plätze`.
  const [word, ...more] = words;
  const phrases = more.length > 0 ? all : all.filter(({ label }) => fold(label) === word);
  const facts = [...new Set(phrases.map(({ target }) => target).filter(isAttributeFact))];
  if (facts.length === 0 || (isKnown && (isAlone || meaning.facts.length > 0))) return meaning;
  const counts = await dictionary.facts(facts);
  const named = phrases.find(({ target }) => counts.has(target));
  const ofFacts = factsMeaning(
    dictionary,
    { typed, start, end },
    { facts, counts },
    { kind: 'value', ...(named && { label: named.label }), weight },
  );
  if (ofFacts.own === undefined) return meaning;
  if (!isKnown) return ofFacts;
  return {
    ...meaning,
    own: anyOf([meaning.own, ofFacts.own]),
    any: anyOf([meaning.any, ofFacts.any]),
    products: meaning.products + ofFacts.products,
  };
}
