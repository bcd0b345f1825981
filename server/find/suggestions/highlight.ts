import { fold } from '../query/fold.ts';

/** A part of a text as shown, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

const leastWithinWord = 4;

/**
 * Where the words stand in a text as shown: folded, the marked part begins with the word and is no longer than
 * it needs to be. `whole` are words that the typed ones stand for and that are marked as a whole.
 */
export function spansOf(text: string, words: readonly string[], whole: readonly string[] = []): Span[] {
  const spans: Span[] = [];
  for (const { 0: shown, index } of text.matchAll(/[\p{L}\p{M}]+|\p{Nd}+/gu)) {
    const folded = fold(shown);
    if (folded === '') continue;
    const found =
      words.map((word) => spanIn(shown, folded, word)).find((span) => span !== undefined) ??
      (whole.includes(folded) ? { start: 0, end: shown.length } : undefined);
    if (found) spans.push({ start: index + found.start, end: index + found.end });
  }
  return spans;
}

function spanIn(shown: string, folded: string, word: string): Span | undefined {
  if (folded.startsWith(word)) return { start: 0, end: lengthOf(shown, word) };
  if (word.length < leastWithinWord || !folded.includes(word)) return undefined;
  for (let start = 1; start < shown.length; start += 1) {
    const rest = shown.slice(start);
    if (!isMark(shown, start) && fold(rest).startsWith(word))
      return { start, end: start + lengthOf(rest, word) };
  }
  return undefined;
}

/** The shortest beginning that is the word when folded, with the marks that belong to its last letter. */
function lengthOf(shown: string, word: string): number {
  let end = 1;
  while (end < shown.length && !fold(shown.slice(0, end)).startsWith(word)) end += 1;
  while (isMark(shown, end)) end += 1;
  return end;
}

function isMark(text: string, index: number): boolean {
  return /^\p{M}/u.test(text.slice(index, index + 1));
}

/**
 * Where a code, as looked up, stands in a code as shown, whatever stands between its letters and digits;
 * undefined when it does not.
 */
export function codeSpan(shown: string, key: string): Span | undefined {
  const places = [...shown.matchAll(/[A-Za-z0-9]/g)];
  const from = places
    .map(([character]) => character.toLowerCase())
    .join('')
    .indexOf(key);
  const first = places[from];
  const last = places[from + key.length - 1];
  return key && first && last ? { start: first.index, end: last.index + 1 } : undefined;
}
