import type { Language } from '../../../resources/language/languages.ts';
import type { Dictionary } from './Dictionary.ts';
import type { KnownWord } from './lookUpWords.ts';
import { isWrittenTogether } from './isWrittenTogether.ts';
import { stemOf } from './stemOf.ts';

const joints = /(?:es|en|er|s|n|e)$/;
const leastFirst = 3;
const shortStem = 3;
/** An end that is long itself is one even where nobody knows what stands before it. */
const sureEnds = [
  { end: 4, first: 6 },
  { end: 5, first: 4 },
];

/**
 * Of the words that hold another one further on those in which a part of a compound begins there: `holzfenster` of
 * `fenster`, since there is a `holz`; not `armaturen` of `turen`, since there is no `arma`.
 */
export async function withinWords(
  dictionary: Dictionary,
  { word, within }: Pick<KnownWord, 'word' | 'within'>,
  language: Language,
  isOpen: boolean,
): Promise<readonly string[]> {
  if (!isWrittenTogether(language)) return [];
  const stem = stemOf(word, language);
  const candidates = within.flatMap((longer) => {
    const place = longer.indexOf(stem, leastFirst);
    if (place < 0) return [];
    const tail = longer.slice(place);
    // What goes on behind the word is a compound in which it stands in the middle.
    // A short word stands in many others by chance: only where they end so.
    const mayGoOn = stem.length > shortStem && tail.startsWith(isOpen ? word : stem);
    const isMeant = stemOf(tail, language) === stem || mayGoOn;
    const first = longer.slice(0, place);
    // What ends in a word with its umlaut is no other word by chance: `innentür`, unlike `temperatur`.
    const isSure =
      stemOf(tail, language) === stem &&
      (/[äöü]/.test(stem) ||
        sureEnds.some((least) => stem.length >= least.end && first.length >= least.first));
    return isMeant ? [{ longer, isSure, firsts: [first, first.replace(joints, '')] }] : [];
  });
  if (candidates.length === 0) return [];
  const firsts = [...new Set(candidates.flatMap((one) => one.firsts))].filter(
    (first) => first.length >= leastFirst,
  );
  const known = await dictionary.known(firsts, language);
  return candidates.flatMap(({ longer, isSure, firsts: some }) =>
    isSure || some.some((first) => known.has(first)) ? [longer] : [],
  );
}
