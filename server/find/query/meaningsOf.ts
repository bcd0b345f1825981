import type { Language } from '../../../resources/languages.ts';
import { lineFact, orgaFact } from '../index/facts.ts';
import type { Quantity } from '../quantities/Quantity.ts';
import { unitOf } from '../quantities/unitWords.ts';
import { keyOfWords } from '../vocabulary/phraseKey.ts';
import { classPieces } from './classPieces.ts';
import { compoundMeaning } from './compoundMeaning.ts';
import type { Dictionary } from './Dictionary.ts';
import { anyOf, lexeme } from './expression.ts';
import { foldedWords } from './fold.ts';
import type { CalledName } from './lookUpNames.ts';
import type { KnownPhrase } from './lookUpPhrases.ts';
import type { Meaning } from './Meaning.ts';
import type { Piece } from './Piece.ts';
import type { Query, QueryWord } from './parseQuery.ts';
import { quantityMeaning } from './quantityMeaning.ts';
import { isStopWord } from './stopWords.ts';
import { wordMeaning, type Words } from './wordMeaning.ts';

/** Words of one phrase at most. */
const longestPhrase = 8;
const leastOpenPhrase = 4;
/** A company says more than a word that all have, less than what is looked for. */
const weightOfName = 1.5;

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

/** The words of a text that is as a whole a phrase of the vocabulary, its numbers among them: `3-Wege-System`. */
async function wholePhrase(dictionary: Dictionary, query: Query): Promise<QueryWord[] | undefined> {
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

type Named = (gram: readonly string[], language: Language) => KnownPhrase[];

/** The words in phrases, the longest first, and neighbours that the catalogue writes together. */
async function segments(
  dictionary: Dictionary,
  words: readonly QueryWord[],
  named: Named,
  names: readonly CalledName[],
): Promise<QueryWord[][]> {
  const found: QueryWord[][] = [];
  for (let from = 0; from < words.length;) {
    const isNamed = (length: number) => {
      const gram = words.slice(from, from + length).map(({ word }) => word);
      return (
        dictionary.languages.some((language) => named(gram, language).length > 0) ||
        names.some((one) => one.gram === gram.join(' '))
      );
    };
    const phrase = lengths(words.length - from).find((length) => length > 1 && isNamed(length));
    const size = phrase ?? ((await isOneWord(dictionary, words.slice(from, from + 2))) ? 2 : 1);
    found.push(words.slice(from, from + size));
    from += size;
  }
  return found;
}

/** Are these two neighbours written together in products? */
async function isOneWord(dictionary: Dictionary, [one, other]: readonly QueryWord[]): Promise<boolean> {
  if (!one || !other) return false;
  const joined = await dictionary.own(one.word + other.word, dictionary.language);
  return joined !== undefined && joined.beginning > 0;
}

function lengths(left: number): number[] {
  return Array.from(
    { length: Math.min(longestPhrase, left) },
    (_, index) => Math.min(longestPhrase, left) - index,
  );
}

async function meaningOf(
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

/** What words stand for that are no product's own, where a company or a product line is called so. */
function calledMeaning(
  dictionary: Dictionary,
  { typed, start, end, words }: Words,
  meaning: Meaning | undefined,
  called: readonly CalledName[],
): Meaning | undefined {
  const [first] = called;
  if (!first || meaning?.own !== undefined) return meaning;
  const ofOrgas = called.filter(({ kind }) => kind === 'orga');
  const meant = ofOrgas.length > 0 ? ofOrgas : called;
  const facts = meant.map(({ kind, orgaSid, sid }) =>
    kind === 'orga' ? orgaFact(sid) : lineFact(orgaSid, sid),
  );
  const own = anyOf(facts.map((fact) => lexeme(dictionary.factPrefix, fact)));
  return {
    typed,
    start,
    end,
    kind: ofOrgas.length > 0 ? 'orga' : 'productLine',
    own,
    any: anyOf([own, meaning?.any]),
    products: meaning?.products ?? 0,
    forms: words,
    facts,
    alike: [],
    extras: [],
    spellings: [],
    language: dictionary.language,
    weight: weightOfName,
    isNumber: false,
  };
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

function spanOf(text: string, segment: readonly QueryWord[]): { typed: string; start: number; end: number } {
  const start = segment[0]?.start ?? 0;
  const end = segment.at(-1)?.end ?? 0;
  return { typed: text.slice(start, end), start, end };
}
