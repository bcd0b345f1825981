import type { Language } from '../../../resources/language/languages.ts';
import { categoryFact, isValueFact, sidsOfFacts } from '../index/facts.ts';
import { possibleParts, type Parts } from './compoundParts.ts';
import type { Dictionary } from './Dictionary.ts';
import { allOf } from './expression.ts';
import { isWrittenTogether } from './isWrittenTogether.ts';
import type { KnownPhrase } from './lookUpPhrases.ts';
import type { Meaning } from './Meaning.ts';
import type { Named } from './segments.ts';
import { wordMeaning, type Words } from './wordMeaning.ts';

const leastCompound = 7;

/** The parts of a word that may be a compound, as they are looked up with the words of a text. */
export function partsToLookUp(word: string, language: Language): string[] {
  if (!isWrittenTogether(language) || word.length < leastCompound) return [];
  return [...new Set(possibleParts(word).flatMap(({ first, head }) => [first, head]))];
}

/**
 * A compound that somebody declared to be a category, and whose beginning is a value there, asks for that value too:
 * `Eichenparkett` is `Parkett` of `Eiche`. Without it, it comes near.
 */
export async function narrowedByValue(
  dictionary: Dictionary,
  given: Words,
  meaning: Meaning | undefined,
  named: Named,
): Promise<Meaning | undefined> {
  const { language } = dictionary;
  const [word = '', ...more] = given.words;
  if (!meaning || more.length > 0 || !isDeclared(named([word], language))) return meaning;
  const parts = partsToLookUp(word, language).length > 0 ? possibleParts(word) : [];
  const found = parts
    .filter(({ first, head }) => isValue(named, [first], language) && isSame(named, [head], [word], language))
    .toSorted((a, b) => b.first.length - a.first.length)
    .at(0);
  return found ? withValue(dictionary, given, meaning, { ...found, named }) : meaning;
}

async function withValue(
  dictionary: Dictionary,
  given: Words,
  meaning: Meaning,
  { first: word, named }: Parts & { named: Named },
): Promise<Meaning> {
  const { language } = dictionary;
  const { umlauts: _, ...rest } = given;
  const words = { ...rest, words: [word], isOpen: false };
  const phrases = named([word], language);
  const first = await wordMeaning(dictionary, words, language, phrases);
  if (first?.own === undefined) return meaning;
  const label = phrases.find(({ target }) => isValueFact(target))?.label;
  return {
    ...meaning,
    ...(label && { with: label }),
    own: allOf([meaning.own, first.own]),
    any: allOf([meaning.any, first.any]),
    products: Math.min(meaning.products, first.products),
    extras: first.forms,
    looser: { ...meaning, extras: first.forms },
  };
}

/** Does a phrase of several words stand for a category alone that one of its words narrows: `parquet chêne`? */
export function isNarrower(named: Named, gram: readonly string[], language: Language): boolean {
  return (
    gram.length > 1 &&
    isDeclared(named(gram, language)) &&
    gram.some((word, place) => {
      const rest = gram.toSpliced(place, 1);
      return isValue(named, [word], language) && isSame(named, rest, gram, language);
    })
  );
}

/** Do only terms say so, of categories, and one way? */
function isDeclared(phrases: readonly KnownPhrase[]): boolean {
  return (
    phrases.length > 0 &&
    phrases.every(
      ({ source, others, target }) =>
        source === 'term' && others.length === 0 && sidsOfFacts([target], categoryFact).length > 0,
    )
  );
}

function isValue(named: Named, gram: readonly string[], language: Language): boolean {
  return named(gram, language).some(({ target }) => isValueFact(target));
}

function isSame(named: Named, one: readonly string[], other: readonly string[], language: Language): boolean {
  const targets = named(other, language).map(({ target }) => target);
  return named(one, language).some(({ target }) => targets.includes(target));
}
