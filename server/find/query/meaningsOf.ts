import { keyOfWords } from '../vocabulary/phraseKey.ts';
import { isAttributeFact } from '../index/facts.ts';
import { attributePieces, lettersOf } from './attributePieces.ts';
import { calledMeaning } from './calledMeaning.ts';
import { classPieces } from './classPieces.ts';
import type { Dictionary } from './Dictionary.ts';
import { meaningOf } from './meaningOf.ts';
import type { Piece } from './Piece.ts';
import type { Query, QueryWord } from './parseQuery.ts';
import { quantityMeaning } from './quantityMeaning.ts';
import { namedMeaning } from './namedMeaning.ts';
import { nearbyMeanings } from './nearbyMeanings.ts';
import { isNarrower, narrowedByValue, partsToLookUp } from './narrowedByValue.ts';
import { gramsOf, segments, type Named } from './segments.ts';
import { wholePhrase } from './wholePhrase.ts';
import type { Words } from './wordMeaning.ts';

const leastOpenPhrase = 4;

/**
 * What the pieces of a typed text stand for, each by itself: the longest phrases of the vocabulary, neighbours that are
 * one word in the catalogue (`Wand Farbe`), words; and what nobody knows in the language of the page in another one, as a
 * compound, and as a misspelled word.
 */
export async function meaningsOf(dictionary: Dictionary, query: Query): Promise<Piece[]> {
  const { text } = query;
  const classes = await classPieces(dictionary, text);
  const isFree = (one: { start: number; end: number }) =>
    classes.every(({ start, end }) => one.end <= start || end <= one.start);
  const { language } = dictionary;
  const whole = await wholePhrase(dictionary, query);
  const unbound = (whole ?? query.words).filter(isFree);
  const numbers = whole ? [] : query.quantities.filter(isFree);
  const grams = gramsOf(unbound);
  const pairs = unbound.slice(1).map((word, index) => (unbound[index]?.word ?? '') + word.word);
  const letters = numbers.map((quantity) => lettersOf(text, quantity)).filter(([letter]) => letter);
  const last = unbound.at(-1);
  const open =
    last?.isOpen && last.word.length >= leastOpenPhrase ? { language, beginning: last.word } : undefined;
  const keyOf = keysOnce();
  const parts = unbound.flatMap(({ word }) => partsToLookUp(word, language));
  const keysOfParts = parts.map((part) => ({ language, key: keyOf([part], language) }));
  const keys = dictionary.languages.flatMap((one) =>
    [...grams.map((gram) => gram.map(({ word }) => word)), ...pairs.map((pair) => [pair]), ...letters].map(
      (gram) => ({
        language: one,
        key: keyOf(gram, one),
      }),
    ),
  );
  const [known, names] = await Promise.all([
    dictionary.phrases(distinct([...keys, ...keysOfParts]), open),
    dictionary.names(grams.map((gram) => gram.map(({ word }) => word).join(' '))),
    dictionary.lookUp([...unbound.map(({ word }) => word), ...pairs], language),
  ]);
  const [nearby = [], phrases = []] = [true, false].map((is) =>
    known.filter(({ isNearby }) => isNearby === is),
  );
  const calledSo = (some: typeof phrases): Named => {
    const byKey = Map.groupBy(some, (phrase) => `${phrase.language} ${phrase.key}`);
    return (gram, one) => {
      // What is made of digits alone is no word of a language.
      if (gram.every((word) => /^\d+$/.test(word))) return [];
      return byKey.get(`${one} ${keyOf(gram, one)}`) ?? [];
    };
  };
  const isOfAttribute = ({ target }: (typeof phrases)[number]) => isAttributeFact(target);
  const attributeNamed = calledSo(phrases.filter(isOfAttribute));
  // An attribute's name is what it says elsewhere too, unless a value stands beside it: `Farbe`.
  const named = calledSo(phrases.filter((one) => !isOfAttribute(one) || one.source === 'term'));
  const besideNamed = calledSo(nearby);
  const bound = await attributePieces(
    dictionary,
    { text, words: unbound, quantities: numbers },
    attributeNamed,
  );
  const isUnbound = (one: { start: number; end: number }) =>
    bound.every(({ start, end }) => one.end <= start || end <= one.start);
  const words = unbound.filter(isUnbound);
  const quantities = numbers.filter(isUnbound);
  const ofWords = await Promise.all(
    (await segments(dictionary, words, orOf(named, attributeNamed, besideNamed), names)).map(
      async (segment): Promise<Piece> => {
        const { typed, start, end } = spanOf(text, segment);
        const given: Words = {
          typed,
          start,
          end,
          words: segment.map(({ word }) => word),
          ...(segment.some(({ umlauts }) => umlauts) && {
            umlauts: segment.map(({ word, umlauts }) => umlauts ?? word),
          }),
          isOpen: segment.at(-1)?.isOpen ?? false,
          isModifier: segment.every(({ isModifier }) => isModifier),
        };
        const begun =
          given.isOpen && open ? phrases.filter(({ key }) => key.startsWith(last?.word ?? ' ')) : [];
        const called = names.filter(({ gram }) => gram === given.words.join(' '));
        const isWhole = isWholeToken(segment, words);
        const besides = isWhole ? dictionary.languages.flatMap((one) => besideNamed(given.words, one)) : [];
        if (besides.length > 0)
          return { typed, start, end, ...(await nearbyMeanings(dictionary, given, named, besides)) };
        const meaning = await meaningOf(dictionary, given, isWhole ? named : () => [], begun);
        const narrowed = await narrowedByValue(dictionary, given, meaning, named);
        const meant = calledMeaning(dictionary, given, narrowed, called);
        const ofAttribute = dictionary.languages.flatMap((one) => attributeNamed(given.words, one));
        const isAlone = words.length === segment.length && quantities.length + bound.length === 0;
        return {
          typed,
          start,
          end,
          meaning: await namedMeaning(dictionary, given, { meaning: meant, phrases: ofAttribute, isAlone }),
        };
      },
    ),
  );
  const ofQuantities = await Promise.all(
    quantities.map(async (quantity): Promise<Piece> => {
      const meaning = await quantityMeaning(dictionary, text, quantity);
      const { typed, start, end } = meaning;
      return { typed, start, end, quantity, meaning: meaning.own === undefined ? undefined : meaning };
    }),
  );
  return [...classes, ...bound, ...ofWords, ...ofQuantities].toSorted((a, b) => a.start - b.start);
}

/** The phrases that keep words together: of attributes where they are several, and of categories that no word of theirs narrows. */
function orOf(named: Named, attributeNamed: Named, besideNamed: Named): Named {
  return (gram, language) => [
    ...(isNarrower(named, gram, language) ? [] : named(gram, language)),
    ...(gram.length > 1 ? [...attributeNamed(gram, language), ...besideNamed(gram, language)] : []),
  ];
}

const leastPart = 4;

/** A few letters before a hyphen are no word that is meant: the `CW` of `CW-Wert` (behaviour B460). */
function isWholeToken(segment: readonly QueryWord[], words: readonly QueryWord[]): boolean {
  const letters = segment.reduce((sum, { word }) => sum + word.length, 0);
  const isWithin = (word: QueryWord) =>
    !segment.includes(word) && segment.some(({ start }) => start === word.start) && !/^\d+$/.test(word.word);
  return letters >= leastPart || !words.some(isWithin);
}

/** Stems each run of words once: a text asks for the same ones many times. */
function keysOnce(): typeof keyOfWords {
  const known = new Map<string, string>();
  return (words, language) => {
    const name = `${language} ${words.join(' ')}`;
    const key = known.get(name) ?? keyOfWords(words, language);
    known.set(name, key);
    return key;
  };
}

function distinct<Key extends { language: string; key: string }>(keys: readonly Key[]): Key[] {
  return [...new Map(keys.map((one) => [`${one.language} ${one.key}`, one])).values()];
}

function spanOf(text: string, segment: readonly QueryWord[]): { typed: string; start: number; end: number } {
  const start = segment[0]?.start ?? 0;
  const end = segment.at(-1)?.end ?? 0;
  return { typed: text.slice(start, end), start, end };
}
