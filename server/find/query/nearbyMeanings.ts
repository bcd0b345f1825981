import { categoryFact, isValueFact, sidsOfFacts, wordOfTarget } from '../index/facts.ts';
import type { Dictionary } from './Dictionary.ts';
import { factsMeaning } from './factsMeaning.ts';
import type { KnownPhrase } from './lookUpPhrases.ts';
import type { Piece } from './Piece.ts';
import type { Named } from './segments.ts';
import { wordMeaning, type Words } from './wordMeaning.ts';

const weight = 3;

/**
 * What words mean that somebody declared to be something else than what stands near them: products that say them, and what
 * comes near (behaviour B467). They are no compound and no misspelling, as somebody knows them.
 */
export async function nearbyMeanings(
  dictionary: Dictionary,
  given: Words,
  named: Named,
  phrases: readonly KnownPhrase[],
): Promise<Pick<Piece, 'meaning' | 'near'>> {
  const { language } = dictionary;
  const facts = [
    ...new Set(phrases.map(({ target }) => target).filter((one) => wordOfTarget(one) === undefined)),
  ];
  const [own, counts] = await Promise.all([
    wordMeaning(dictionary, { ...given, isOpen: false }, language, named(given.words, language)),
    dictionary.facts(facts),
  ]);
  const label = phrases.find(({ target }) => counts.has(target))?.label;
  const kind =
    sidsOfFacts(facts, categoryFact).length > 0 ? 'category' : facts.every(isValueFact) ? 'value' : 'word';
  const near = factsMeaning(
    dictionary,
    given,
    { facts, counts },
    { kind, ...(label && { label }), weight, isInstead: true },
  );
  return {
    meaning: own?.own === undefined ? undefined : own,
    near: near.own === undefined ? [] : [near],
  };
}
