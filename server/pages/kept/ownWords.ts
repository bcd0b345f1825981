/** Characters that texts of pages do not have; each stands for a word. */
const marks = Array.from({ length: 8 }, (_, nth) => String.fromCharCode(nth + 1));
const someMark = new RegExp(`[${marks.join('')}]`);
const everyMark = new RegExp(someMark, 'g');
/** Shorter ones are no gain. */
const shortest = 4;

/**
 * The texts by which a page differs most from its like: what its address names, and what is said of the record as a
 * whole; the longest first.
 */
export function ownWords(...said: readonly unknown[]): string[] {
  const texts = said.flatMap((one) =>
    Object.values(Object(one)).map((value) => (typeof value === 'string' ? value : textOf(value))),
  );
  const words = new Set(texts.filter((text) => text.length >= shortest && !someMark.test(text)));
  return [...words].sort((a, b) => b.length - a.length).slice(0, marks.length);
}

/** The text with a mark for each of the words, by which it is like others; undefined where it has such marks already. */
export function withMarks(text: string, words: readonly string[]): string | undefined {
  if (someMark.test(text)) return undefined;
  return words.reduce((left, word, nth) => left.replaceAll(word, marks[nth] ?? word), text);
}

/** The text with the words again. */
export function withWords(text: string, words: readonly string[]): string {
  return text.replaceAll(everyMark, (mark) => words[mark.charCodeAt(0) - 1] ?? mark);
}

/** Of `{ text }`. */
function textOf(value: unknown): string {
  const { text } = { text: undefined, ...Object(value) };
  return typeof text === 'string' ? text : '';
}
