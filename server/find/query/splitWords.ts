import type { Dictionary } from './dictionary.ts';
import type { QueryWord } from './parseQuery.ts';

const leastHalf = 4;

/**
 * The query with a compound that stands nowhere as its two halves, both of which are known: `Gipsplatte` as `Gips`
 * and `Platte`; undefined where there are none. The longest second half that is known says what the record is.
 */
export async function splitWords(
  dictionary: Dictionary,
  words: readonly QueryWord[],
): Promise<QueryWord[] | undefined> {
  const unknown = words.findIndex(({ word }) => word.length >= 2 * leastHalf && !/\d/.test(word));
  const { word = '', isOpen = false } = words[unknown] ?? {};
  if (word === '') return undefined;
  const places = Array.from({ length: word.length - 2 * leastHalf + 1 }, (_, index) => leastHalf + index);
  const halves = places.flatMap((place) => [word.slice(0, place), word.slice(place)]);
  const meanings = await dictionary.meanings(halves.map((half) => ({ word: half, isOpen: true })));
  const known = new Set(halves.filter((_, index) => meanings[index]));
  const place = places.find((at) => known.has(word.slice(0, at)) && known.has(word.slice(at)));
  if (place === undefined) return undefined;
  return words.toSpliced(
    unknown,
    1,
    { word: word.slice(0, place), isOpen: true },
    { word: word.slice(place), isOpen },
  );
}
