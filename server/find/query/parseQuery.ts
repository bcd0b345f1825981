import { suggestions } from '../../../resources/limits.ts';
import { foldedWords } from './fold.ts';
import { isStopWord } from './stopWords.ts';

const mostWords = 8;

/** A typed text in its words. */
export interface Query {
  /** As typed, without blanks around it. */
  text: string;
  /** Folded; words that say nothing are left out unless there are no others. */
  words: readonly QueryWord[];
}

export interface QueryWord {
  word: string;
  /** Is it still being typed, so that it may be the beginning of a longer one? */
  isOpen: boolean;
}

/** Reads a typed text as far as it is read; the last word is open unless a blank stands behind it. */
export function parseQuery(whole: string): Query {
  const typed = whole.normalize('NFC').slice(0, suggestions.longestText);
  const folded = foldedWords(typed).slice(0, mostWords);
  const endsOpen = !/\s$/.test(typed);
  const all = folded.map((word, index) => ({ word, isOpen: endsOpen && index === folded.length - 1 }));
  const telling = all.filter(({ word }) => !isStopWord(word));
  return { text: typed.trim(), words: telling.length > 0 ? telling : all };
}
