import type { Language } from '../../../resources/languages.ts';
import { keyOfWords } from '../vocabulary/phraseKey.ts';
import { calledMeaning } from './calledMeaning.ts';
import { classPieces } from './classPieces.ts';
import type { Dictionary } from './Dictionary.ts';
import { meaningOf } from './meaningOf.ts';
import type { Piece } from './Piece.ts';
import type { Query, QueryWord } from './parseQuery.ts';
import { quantityMeaning } from './quantityMeaning.ts';
import { longestPhrase, segments } from './segments.ts';
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
  const words = (whole ?? query.words).filter(isFree);
  const quantities = whole ? [] : query.quantities.filter(isFree);
  const grams = words.flatMap((_, from) =>
    Array.from({ length: Math.min(longestPhrase, words.length - from) }, (_unused, more) =>
      words.slice(from, from + more + 1),
    ),
  );
  const pairs = words.slice(1).map((word, index) => (words[index]?.word ?? '') + word.word);
  const last = words.at(-1);
  const open =
    last?.isOpen && last.word.length >= leastOpenPhrase ? { language, beginning: last.word } : undefined;
  const keys = dictionary.languages.flatMap((one) =>
    [...grams.map((gram) => gram.map(({ word }) => word)), ...pairs.map((pair) => [pair])].map((gram) => ({
      language: one,
      key: keyOfWords(gram, one),
    })),
  );
  const [phrases, names] = await Promise.all([
    dictionary.phrases(keys, open),
    dictionary.names(grams.map((gram) => gram.map(({ word }) => word).join(' '))),
    dictionary.lookUp([...words.map(({ word }) => word), ...pairs], language),
  ]);
  const named = (gram: readonly string[], one: Language) => {
    // What is made of digits alone is no word of a language.
    if (gram.every((word) => /^\d+$/.test(word))) return [];
    const key = keyOfWords(gram, one);
    return phrases.filter((phrase) => phrase.language === one && phrase.key === key);
  };
  const ofWords = await Promise.all(
    (await segments(dictionary, words, named, names)).map(async (segment): Promise<Piece> => {
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
      const meaning = await meaningOf(dictionary, given, named, begun);
      return { typed, start, end, meaning: calledMeaning(dictionary, given, meaning, called) };
    }),
  );
  const ofQuantities = await Promise.all(
    quantities.map(async (quantity): Promise<Piece> => {
      const meaning = await quantityMeaning(dictionary, text, quantity);
      const { typed, start, end } = meaning;
      return { typed, start, end, quantity, meaning: meaning.own === undefined ? undefined : meaning };
    }),
  );
  return [...classes, ...ofWords, ...ofQuantities].toSorted((a, b) => a.start - b.start);
}

function spanOf(text: string, segment: readonly QueryWord[]): { typed: string; start: number; end: number } {
  const start = segment[0]?.start ?? 0;
  const end = segment.at(-1)?.end ?? 0;
  return { typed: text.slice(start, end), start, end };
}
