/** What is longer, or one more than so many, does not come again often enough to be kept. */
const longest = 64;
const most = 1000;

/** Words of a file that come ever again, each made a string of once. */
export class KnownWords {
  readonly #decode: (raw: string) => string;
  /** The last word of each length with certain letters. */
  readonly #words = new Map<number, string>();

  /** @param decode what stands in the file, to what it means */
  constructor(decode: (raw: string) => string) {
    this.#decode = decode;
  }

  /** What these bytes of UTF-8 mean. */
  read(buffer: Buffer, start: number, end: number): string {
    const alike = ((end - start) << 16) | ((buffer[start] ?? 0) << 8) | (buffer[end - 3] ?? 0);
    const known = this.#words.get(alike);
    if (known !== undefined && isWritten(known, buffer, start, end)) return known;
    const word = this.#decode(buffer.toString('utf8', start, end));
    if (end - start <= longest && this.#words.size < most) this.#words.set(alike, word);
    return word;
  }
}

/** Do these bytes say this word, letter by letter? Other than in ASCII they never do. */
function isWritten(word: string, buffer: Buffer, start: number, end: number): boolean {
  if (end - start !== word.length) return false;
  for (let at = 0; at < word.length; at++) if (buffer[start + at] !== word.charCodeAt(at)) return false;
  return true;
}
