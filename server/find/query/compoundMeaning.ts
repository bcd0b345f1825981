import type { Language } from '../../../resources/language/languages.ts';
import { keyOfWords } from '../vocabulary/phraseKey.ts';
import { possibleParts, type Parts } from './compoundParts.ts';
import type { Dictionary } from './Dictionary.ts';
import { allOf, anyOf } from './expression.ts';
import { foldedWords } from './fold.ts';
import type { KnownPhrase } from './lookUpPhrases.ts';
import type { Meaning } from './Meaning.ts';
import { wordMeaning, type Words } from './wordMeaning.ts';
import { wordOfTarget } from '../index/facts.ts';
import { isWrittenTogether } from './isWrittenTogether.ts';

const leastCompound = 7;
/** An end that is known without its beginning says something from so many letters on. */
const leastLonelyHead = 5;
const mostJoined = 24;
const weight = 2.5;

/**
 * An unknown compound as its two parts, both of which are known, the longest second one first: it says what the thing is.
 * Words for the same thing stand for the parts: `Lavabomischer` finds what is called `Waschtischmischer`.
 */
export async function compoundMeaning(
  dictionary: Dictionary,
  given: Words,
  language: Language,
): Promise<Meaning | undefined> {
  const [word = ''] = given.words;
  if (!isWrittenTogether(language) || given.words.length > 1 || word.length < leastCompound) return undefined;
  const possible = possibleParts(word);
  const known = await dictionary.known(
    [...new Set(possible.flatMap(({ first, head }) => [first, head]))],
    language,
  );
  const parts = possible.find(({ first, head }) => known.has(first) && known.has(head));
  if (!parts)
    return headMeaning(
      dictionary,
      given,
      language,
      possible.filter(({ head }) => known.has(head)),
    );
  const phrases = await dictionary.phrases(
    [parts.first, parts.head].map((part) => ({ language, key: keyOfWords([part], language) })),
  );
  const [first, head] = await Promise.all(
    [parts.first, parts.head].map((part) =>
      wordMeaning(
        dictionary,
        { ...given, words: [part], isOpen: false },
        language,
        called(phrases, part, language),
      ),
    ),
  );
  if (!first || !head) return undefined;
  const joined = await joinedSynonyms(dictionary, given, parts, language, phrases);
  const together = (one: 'own' | 'any') =>
    anyOf([allOf([first[one], head[one]]), ...joined.map((other) => other[one])]);
  return {
    ...head,
    own: together('own'),
    any: together('any'),
    products: Math.min(first.products, head.products),
    forms: [word, ...head.forms, ...joined.flatMap(({ forms }) => forms)],
    facts: [...head.facts, ...joined.flatMap(({ facts }) => facts)],
    extras: first.forms,
    weight,
    looser: { ...head, typed: given.typed, extras: first.forms },
  };
}

/** Of a compound whose beginning nobody knows the longest end that is known: no condition, but better than nothing. */
async function headMeaning(
  dictionary: Dictionary,
  given: Words,
  language: Language,
  possible: readonly Parts[],
): Promise<Meaning | undefined> {
  const parts = possible.find(({ head }) => head.length >= leastLonelyHead);
  if (!parts) return undefined;
  const { first, head } = parts;
  const phrases = await dictionary.phrases([{ language, key: keyOfWords([head], language) }]);
  const words = { ...given, words: [head], isOpen: false };
  const meaning = await wordMeaning(dictionary, words, language, called(phrases, head, language));
  return (
    meaning && { ...meaning, own: undefined, any: undefined, weight, looser: { ...meaning, extras: [first] } }
  );
}

function called(phrases: readonly KnownPhrase[], word: string, language: Language): KnownPhrase[] {
  const key = keyOfWords([word], language);
  return phrases.filter((phrase) => phrase.key === key && phrase.language === language);
}

/** What is called by the compound with another word for one of its parts. */
async function joinedSynonyms(
  dictionary: Dictionary,
  given: Words,
  { first, head }: Parts,
  language: Language,
  phrases: readonly KnownPhrase[],
): Promise<Meaning[]> {
  const others = (word: string) =>
    called(phrases, word, language).flatMap(({ others: labels, target }) =>
      [...labels, wordOfTarget(target) ?? ''].flatMap((label) => {
        const words = foldedWords(label);
        return words.length === 1 ? words : [];
      }),
    );
  const stems = (word: string) => [
    ...new Set(others(word).flatMap((other) => [other, keyOfWords([other], language)])),
  ];
  const joined = [
    ...stems(first).map((other) => other + head),
    ...stems(head).map((other) => first + other),
  ].slice(0, mostJoined);
  const known = [...(await dictionary.known(joined, language))];
  if (known.length === 0) return [];
  const keys = known.map((word) => ({ language, key: keyOfWords([word], language) }));
  const named = await dictionary.phrases(keys);
  const meanings = await Promise.all(
    known.map((word) =>
      wordMeaning(
        dictionary,
        { ...given, words: [word], isOpen: false },
        language,
        called(named, word, language),
      ),
    ),
  );
  return meanings.filter((meaning) => meaning !== undefined);
}
