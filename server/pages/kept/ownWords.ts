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

/**
 * A text, as bytes, with a mark for each of the words, by which it is like others; undefined where it has such marks already.
 * Of bytes, as each change of a long string would be another one.
 * @param into takes the bytes, at least as many as the text has
 */
export function withMarks(
  text: Buffer,
  words: readonly string[],
  into: Buffer = Buffer.allocUnsafe(text.length),
): Buffer | undefined {
  if (marks.some((mark) => text.includes(mark.charCodeAt(0)))) return undefined;
  const found = words
    .flatMap((word, nth) => placesOf(Buffer.from(word), nth, text))
    .sort((a, b) => a.from - b.from);
  let [read, written] = [0, 0];
  for (const { from, to, mark } of found) {
    // Within another word.
    if (from < read) continue;
    written += text.copy(into, written, read, from);
    written = into.writeUInt8(mark, written);
    read = to;
  }
  written += text.copy(into, written, read);
  return into.subarray(0, written);
}

/** Where a word stands, from its first byte to the one behind it, and what stands for it. */
function placesOf(word: Buffer, nth: number, text: Buffer): { from: number; to: number; mark: number }[] {
  const places = [];
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length))
    places.push({ from, to: from + word.length, mark: nth + 1 });
  return places;
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
