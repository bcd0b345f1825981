import type { Language } from '../../../resources/language/languages.ts';
import type { Dictionary } from './Dictionary.ts';
import type { CalledName } from './lookUpNames.ts';
import type { KnownPhrase } from './lookUpPhrases.ts';
import type { QueryWord } from './parseQuery.ts';

/** Words of one phrase at most. */
const longestPhrase = 8;

/** The phrases of the vocabulary that words are in a language. */
export type Named = (gram: readonly string[], language: Language) => KnownPhrase[];

/** All runs of neighbouring words that may be a phrase. */
export function gramsOf<Word>(words: readonly Word[]): Word[][] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(longestPhrase, words.length - from) }, (_unused, more) =>
      words.slice(from, from + more + 1),
    ),
  );
}

/** The words in phrases, the longest first, and neighbours that the catalogue writes together. */
export async function segments(
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
