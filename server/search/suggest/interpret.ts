import type { Language } from '../../../resources/languages.ts';
import type { StoreKey } from '../../../resources/platforms.ts';
import type { Queries } from '../../database/queries.ts';
import { languagesOf, scopeMark, servedLanguage } from '../scopeMark.ts';
import { expandWords } from './expandWords.ts';
import { fuzzyTerms } from './fuzzyTerms.ts';
import { fuzzyMeaning, meaningOf, type Interpretation, type Meaning } from './interpretation.ts';
import type { QueryWord } from './parseQuery.ts';

/**
 * The ways to understand the words of a query, the nearest first: as typed; neighbours written together
 * (`Wand Farbe`); in the other languages of the platform; spelled nearly alike. A caller asks for the next one
 * only when the one before finds nothing, or says that it wants the first way alone.
 */
export async function* interpret(
  sql: Queries,
  store: StoreKey,
  wanted: Language,
  words: readonly QueryWord[],
  onlyAsTyped = false,
): AsyncGenerator<Interpretation> {
  if (words.length === 0) return;
  const language = servedLanguage(store, wanted);
  const scope = scopeMark(store, language);
  const [asTyped] = await inScopes(sql, [scope], words);
  if (asTyped) yield asTyped;
  if (onlyAsTyped) return;
  for (const joined of joinedWords(words)) yield* await inScopes(sql, [scope], joined);
  const others = languagesOf(store).filter((other) => other !== language);
  if (others.length > 0)
    yield* await inScopes(
      sql,
      others.map((other) => scopeMark(store, other)),
      words,
    );
  // Words that are all known have no other spelling.
  const fuzzy = asTyped ? undefined : await spelledNearly(sql, scope, words);
  if (fuzzy) yield fuzzy;
}

/** One interpretation for each scope that knows every word. */
async function inScopes(
  sql: Queries,
  scopes: readonly string[],
  words: readonly QueryWord[],
): Promise<Interpretation[]> {
  const expansions = await expandWords(
    sql,
    scopes,
    words.map(({ word }) => word),
  );
  return scopes.flatMap((scope, place) => {
    const meanings = words.map((word, index) => {
      const expansion = expansions[place * words.length + index];
      return expansion && meaningOf(word, expansion);
    });
    return meanings.every((meaning) => meaning !== undefined) ? [{ scope, words: meanings }] : [];
  });
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

async function spelledNearly(
  sql: Queries,
  scope: string,
  words: readonly QueryWord[],
): Promise<Interpretation | undefined> {
  const expansions = await expandWords(
    sql,
    [scope],
    words.map(({ word }) => word),
  );
  const meanings: Meaning[] = [];
  for (const [index, word] of words.entries()) {
    const expansion = expansions[index];
    const meaning =
      (expansion && meaningOf(word, expansion)) ??
      fuzzyMeaning(word.word, await fuzzyTerms(sql, scope, word.word));
    if (!meaning) return undefined;
    meanings.push(meaning);
  }
  return { scope, words: meanings };
}
