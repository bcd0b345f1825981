import { suggestions } from '../../../resources/limits.ts';
import type { Quantity } from '../quantities/Quantity.ts';
import { readQuantities } from '../quantities/readQuantities.ts';
import { foldedWords, umlautWords } from './fold.ts';
import { isFiller } from './stopWords.ts';

const mostWords = 12;
const mostQuantities = 4;

/** A typed text in its words and quantities, in their order. */
export interface Query {
  /** As typed, without blanks around it. */
  text: string;
  /** Folded; words that say nothing are left out unless there is nothing else. */
  words: readonly QueryWord[];
  quantities: readonly Quantity[];
}

export interface QueryWord {
  word: string;
  /** The same with the umlauts that were typed, if any were. */
  umlauts?: string;
  /** Is it still being typed, so that it may be the beginning of a longer one? */
  isOpen: boolean;
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** Does it stand behind a word such as `für`, so that it says more of what stands before it? */
  isModifier: boolean;
}

/** Reads a typed text as far as it is read; the last word is open unless a blank stands behind it. */
export function parseQuery(whole: string): Query {
  const typed = whole.normalize('NFC').slice(0, suggestions.longestText);
  const text = typed.trim();
  const quantities = readQuantities(text).slice(0, mostQuantities);
  const isOpen = !/\s$/.test(typed);
  const found: QueryWord[] = [];
  const saying: QueryWord[] = [];
  let isModifier = false;
  for (const { 0: written, index: start } of text.matchAll(/[^\s,;:!?"«»()=<>≤≥]+/gu)) {
    const end = start + written.length;
    if (quantities.some((quantity) => quantity.start < end && start < quantity.end)) continue;
    const words = foldedWords(written);
    const [umlauts] = words.length === 1 && /[äöü]/i.test(written) ? umlautWords(written) : [];
    for (const word of words) {
      const one = {
        word,
        ...(umlauts && { umlauts }),
        isOpen: isOpen && end === text.length,
        start,
        end,
        isModifier,
      };
      if (isFiller(word)) {
        saying.push(one);
        isModifier = found.length > 0;
      } else found.push(one);
    }
  }
  const words = found.length > 0 || quantities.length > 0 ? found : saying;
  return { text, words: words.slice(0, mostWords), quantities };
}
