import type { Language } from '../../../resources/languages.ts';
import { languagesOf, servedLanguage, type DatasetKey } from '../../../resources/platforms.ts';
import type { Queries } from '../../base/database/queries.ts';
import { lexemePrefix } from '../index/lexemePrefix.ts';
import { expandWords } from './expandWords.ts';
import { synonymsOf } from './synonyms.ts';
import { fuzzyTerms } from './fuzzyTerms.ts';
import { fuzzyMeaning, meaningOf, type Interpretation, type Meaning } from './interpretation.ts';
import type { QueryWord } from './parseQuery.ts';
import { splitWords } from './splitWords.ts';

/**
 * The ways to understand the words of a query, the nearest first: as typed; neighbours written together
 * (`Wand Farbe`); by words for the same thing; in the other languages of the platform; a compound as its halves;
 * spelled nearly alike. A caller asks for the next one
 * only when the one before finds nothing, or says that it wants the first way alone.
 */
export async function* interpret(
  sql: Queries,
  dataset: DatasetKey,
  wanted: Language,
  words: readonly QueryWord[],
  onlyAsTyped = false,
): AsyncGenerator<Interpretation> {
  if (words.length === 0) return;
  const language = servedLanguage(dataset, wanted);
  const scope = lexemePrefix(dataset, language);
  const known = await meaningsIn(sql, scope, words);
  const asTyped = complete(scope, known);
  if (asTyped) yield asTyped;
  if (onlyAsTyped) return;
  for (const joined of joinedWords(words)) {
    const interpretation = complete(scope, await meaningsIn(sql, scope, joined));
    if (interpretation) yield interpretation;
  }
  for (const renamed of renamedWords(words)) {
    const interpretation = complete(scope, await meaningsIn(sql, scope, renamed));
    if (interpretation) yield interpretation;
  }
  // Whoever mistyped a word waits for all of these: they are looked up together. Words that are all known have no halves
  // and no other spelling.
  const [foreign, halved, near] = await Promise.all([
    inOtherLanguages(sql, dataset, language, words),
    asTyped ? undefined : inHalves(sql, scope, words, known),
    asTyped ? undefined : spelledNearly(sql, scope, words, known),
  ]);
  yield* foreign;
  if (halved) yield halved;
  const fuzzy = near && complete(scope, near);
  if (fuzzy) yield fuzzy;
}

type Meanings = readonly (Meaning | undefined)[];

/** An interpretation, if there is a meaning of every word. */
function complete(scope: string, words: Meanings): Interpretation | undefined {
  return words.every((meaning) => meaning !== undefined) ? { scope, words } : undefined;
}

/** What each word means in the dictionary of a scope; undefined for words that it does not know. */
export async function meaningsIn(
  sql: Queries,
  scope: string,
  words: readonly QueryWord[],
): Promise<Meanings> {
  const expansions = await expandWords(
    sql,
    [scope],
    words.map(({ word }) => word),
  );
  return words.map((word, index) => expansions[index] && meaningOf(word, expansions[index]));
}

async function inOtherLanguages(
  sql: Queries,
  dataset: DatasetKey,
  language: Language,
  words: readonly QueryWord[],
): Promise<Interpretation[]> {
  const scopes = languagesOf(dataset).flatMap((other) =>
    other === language ? [] : [lexemePrefix(dataset, other)],
  );
  if (scopes.length === 0) return [];
  const expansions = await expandWords(
    sql,
    scopes,
    words.map(({ word }) => word),
  );
  return scopes.flatMap((scope) => {
    const inScope = expansions.filter((expansion) => expansion.scope === scope);
    const meanings = words.map((word, index) => inScope[index] && meaningOf(word, inScope[index]));
    return complete(scope, meanings) ?? [];
  });
}

/** The query with unknown compounds as their halves. */
async function inHalves(
  sql: Queries,
  scope: string,
  words: readonly QueryWord[],
  known: Meanings,
): Promise<Interpretation | undefined> {
  const split = await splitWords(
    sql,
    scope,
    words.filter((_, index) => !known[index]),
  );
  if (!split) return undefined;
  const meanings = await meaningsIn(sql, scope, split);
  return complete(scope, [...known.filter((meaning) => meaning !== undefined), ...meanings]);
}

/** The query with two neighbours as one word. */
function joinedWords(words: readonly QueryWord[]): QueryWord[][] {
  return words.slice(1).map((second, index) => {
    const first = words[index] as QueryWord;
    return words
      .with(index, { word: first.word + second.word, isOpen: second.isOpen })
      .toSpliced(index + 1, 1);
  });
}

/** The query with one word by each of those that mean the same. */
function renamedWords(words: readonly QueryWord[]): QueryWord[][] {
  return words.flatMap(({ word, isOpen }, index) =>
    synonymsOf(word).map((synonym) => words.with(index, { word: synonym, isOpen })),
  );
}

/** Unknown words by their neighbours in spelling; undefined where a word has none. */
export async function spelledNearly(
  sql: Queries,
  scope: string,
  words: readonly QueryWord[],
  known: Meanings,
): Promise<Meanings> {
  return Promise.all(
    words.map(async ({ word }, index) => {
      if (known[index]) return known[index];
      const spellings = await fuzzyTerms(sql, scope, word);
      const [nearest] = await expandWords(sql, [scope], spellings.slice(0, 1));
      return fuzzyMeaning(word, spellings, nearest);
    }),
  );
}
