import type { Language } from '../../../resources/languages.ts';
import type { Dictionary, Meanings } from './dictionary.ts';
import type { Interpretation } from './interpretation.ts';
import type { QueryWord } from './parseQuery.ts';
import { splitWords } from './splitWords.ts';
import { synonymsOf } from './synonyms.ts';

/** The words as they are typed; nothing where the dictionary lacks one of them. */
export async function* asTyped(
  dictionary: Dictionary,
  words: readonly QueryWord[],
): AsyncGenerator<Interpretation, void, void> {
  const way = words.length > 0 && complete(dictionary.language, await dictionary.meanings(words));
  if (way) yield way;
}

/**
 * The ways to understand the words of a query, the nearest first: as typed; neighbours written together
 * (`Wand Farbe`); by words for the same thing; in the other languages of the platform; a compound as its halves;
 * spelled nearly alike. The next one is worked out when it is asked for.
 */
export async function* ways(
  dictionary: Dictionary,
  words: readonly QueryWord[],
): AsyncGenerator<Interpretation, void, void> {
  if (words.length === 0) return;
  yield* asTyped(dictionary, words);
  for (const changed of [...joinedWords(words), ...renamedWords(words)]) yield* asTyped(dictionary, changed);
  const known = await dictionary.meanings(words);
  // Words that are all known have no halves and no other spelling.
  const isKnown = known.every((meaning) => meaning !== undefined);
  // Whoever mistyped a word waits for all of these: they are looked up together.
  const [foreign, halved, near] = await Promise.all([
    inOtherLanguages(dictionary, words),
    isKnown ? undefined : inHalves(dictionary, words, known),
    isKnown ? undefined : spelledNearly(dictionary, words),
  ]);
  yield* foreign;
  if (halved) yield halved;
  if (near) yield near;
}

/** An interpretation, if there is a meaning of every word. */
function complete(language: Language, words: Meanings): Interpretation | undefined {
  return words.every((meaning) => meaning !== undefined) ? { language, words } : undefined;
}

async function inOtherLanguages(
  dictionary: Dictionary,
  words: readonly QueryWord[],
): Promise<Interpretation[]> {
  const others = await dictionary.meaningsInOthers(words);
  return others.flatMap(({ language, meanings }) => complete(language, meanings) ?? []);
}

/** The query with unknown compounds as their halves. */
async function inHalves(
  dictionary: Dictionary,
  words: readonly QueryWord[],
  known: Meanings,
): Promise<Interpretation | undefined> {
  const split = await splitWords(
    dictionary,
    words.filter((_, index) => !known[index]),
  );
  if (!split) return undefined;
  const meanings = await dictionary.meanings(split);
  return complete(dictionary.language, [...known.filter((meaning) => meaning !== undefined), ...meanings]);
}

async function spelledNearly(
  dictionary: Dictionary,
  words: readonly QueryWord[],
): Promise<Interpretation | undefined> {
  return complete(dictionary.language, await dictionary.meaningsSpelledNearly(words));
}

/** The query with two neighbours as one word. */
function joinedWords(words: readonly QueryWord[]): QueryWord[][] {
  return words.flatMap((first, index) => {
    const second = words[index + 1];
    if (!second) return [];
    return [words.toSpliced(index, 2, { word: first.word + second.word, isOpen: second.isOpen })];
  });
}

/** The query with one word by each of those that mean the same. */
function renamedWords(words: readonly QueryWord[]): QueryWord[][] {
  return words.flatMap(({ word, isOpen }, index) =>
    synonymsOf(word).map((synonym) => words.with(index, { word: synonym, isOpen })),
  );
}
