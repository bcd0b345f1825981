import type { Dictionary } from './dictionary.ts';
import type { Interpretation, Meaning } from './interpretation.ts';
import type { QueryWord } from './parseQuery.ts';

/**
 * The query with less than all of its words, the nearest first: without those that nobody knows, without numbers and
 * units, without one word, the commonest first, and each word alone.
 */
export async function* relaxed(
  dictionary: Dictionary,
  words: readonly QueryWord[],
): AsyncGenerator<Interpretation, void, void> {
  if (words.length < 2) return;
  const meanings = await dictionary.meaningsSpelledNearly(words.map(({ word }) => ({ word, isOpen: true })));
  const known = meanings.filter((meaning) => meaning !== undefined);
  const ways: Meaning[][] = [
    known,
    known.filter(({ typed }) => !/\d/.test(typed) && typed.length > 2),
    ...known.toSorted((a, b) => b.products - a.products).map((most) => known.filter((word) => word !== most)),
    ...known.filter(({ typed }) => typed.length > 2).map((meaning) => [meaning]),
  ];
  const seen = new Set<string>();
  for (const way of ways) {
    const key = way.map(({ typed }) => typed).join(' ');
    if (way.length === 0 || seen.has(key)) continue;
    seen.add(key);
    yield { language: dictionary.language, words: way };
  }
}
