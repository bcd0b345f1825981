import { isUtf8 } from 'node:buffer';
import { FileError } from '../FileError.ts';

const jsonLimits = {
  /** Of one element. */
  bytes: 4 * 1024 * 1024,
  depth: 24,
  elements: 1_000_000,
} as const;

/** An element of the list, still as text, and where it begins in the file. */
export interface ArrayElement {
  text: string;
  position: number;
}

const [quote, backslash, comma, lineFeed] = [0x22, 0x5c, 0x2c, 0x0a];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
const byteOrderMark = [0xef, 0xbb, 0xbf];

/**
 * Splits a file that holds one JSON list of objects (RFC 8259), one object alone, or one a line, into these as it is read:
 * memory does not depend on their number. What is inside of an object is left to JSON.parse.
 * @param mayBeStrings may elements be strings too?
 * @throws {FileError} for anything but one whole list in UTF-8, and beyond `jsonLimits`
 */
export async function* splitArray(
  chunks: AsyncIterable<Buffer>,
  mayBeStrings = false,
): AsyncGenerator<ArrayElement[]> {
  const splitter = new ArraySplitter(mayBeStrings);
  for await (const chunk of chunks) {
    const elements = splitter.feed(chunk);
    if (elements.length > 0) yield elements;
  }
  splitter.finish();
}

class ArraySplitter {
  readonly #mayBeStrings: boolean;
  /** Are there objects without a list around them? */
  #isAlone = false;
  /** Has a line ended since the last of them? */
  #isNextLine = false;
  /** Before the list, before its first element, in one, behind one, behind a comma, behind the list. */
  #place: 'start' | 'first' | 'element' | 'after' | 'next' | 'end' = 'start';
  /** Bytes of the file before the chunk at hand. */
  #offset = 0;
  #parts: Buffer[] = [];
  #bytes = 0;
  #position = 0;
  #depth = 0;
  #isString = false;
  #isEscaped = false;
  #elements = 0;

  constructor(mayBeStrings: boolean) {
    this.#mayBeStrings = mayBeStrings;
  }

  feed(chunk: Buffer): ArrayElement[] {
    const found: ArrayElement[] = [];
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      // Within its length a buffer has a byte everywhere; to ask at each one would cost time.
      const byte = chunk[at] as number;
      if (this.#place === 'element') {
        if (!this.#isLast(byte)) continue;
        this.#keep(chunk.subarray(from, at + 1));
        found.push(this.#take());
      } else if (!isSpace(byte) && !this.#isMark(byte, at)) {
        this.#step(byte, this.#offset + at);
        from = at;
      } else if (byte === lineFeed) this.#isNextLine = true;
    }
    if (this.#place === 'element') this.#keep(chunk.subarray(from));
    this.#offset += chunk.length;
    return found;
  }

  finish(): void {
    if (this.#place === 'start') throw new FileError('empty-file');
    if (this.#place !== 'end') throw new FileError('cut-off');
  }

  #isMark(byte: number, at: number): boolean {
    const place = this.#offset + at;
    return this.#place === 'start' && byte === byteOrderMark[place];
  }

  /** A byte between two elements. */
  #step(byte: number, position: number): void {
    const place = this.#place;
    if (place === 'start') {
      if (byte === openBracket) this.#place = 'first';
      else if (byte !== openBrace) throw new FileError('not-an-array');
      else {
        this.#isAlone = true;
        this.#begin(byte, position);
      }
    } else if ((place === 'first' || place === 'next') && this.#isFirst(byte)) this.#begin(byte, position);
    else if (place === 'end' && this.#isAlone && this.#isNextLine && byte === openBrace)
      this.#begin(byte, position);
    else if (byte === comma && place === 'after') this.#place = 'next';
    else if (byte === closeBracket && (place === 'first' || place === 'after')) this.#place = 'end';
    else if (place === 'first' || place === 'next') throw new FileError('not-an-object', { position });
    else throw new FileError('damaged-json', { position });
  }

  /** Is this the first byte of an element? */
  #isFirst(byte: number): boolean {
    return byte === openBrace || (byte === quote && this.#mayBeStrings);
  }

  #begin(byte: number, position: number): void {
    this.#place = 'element';
    this.#position = position;
    this.#isString = byte === quote;
    this.#depth = byte === quote ? 0 : 1;
  }

  /** Is this the last byte of the element? */
  #isLast(byte: number): boolean {
    if (this.#isString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (byte === backslash) this.#isEscaped = true;
      else if (byte === quote) this.#isString = false;
    } else if (byte === quote) this.#isString = true;
    else if (byte === openBrace || byte === openBracket) {
      this.#depth += 1;
      if (this.#depth > jsonLimits.depth) throw new FileError('file-too-deep', { limit: jsonLimits.depth });
    } else if (byte === closeBrace || byte === closeBracket) this.#depth -= 1;
    return this.#depth === 0 && !this.#isString;
  }

  #keep(part: Buffer): void {
    this.#bytes += part.length;
    if (this.#bytes > jsonLimits.bytes) throw new FileError('product-too-large', { limit: jsonLimits.bytes });
    this.#parts.push(part);
  }

  #take(): ArrayElement {
    this.#elements += 1;
    if (this.#elements > jsonLimits.elements)
      throw new FileError('too-many-rows', { limit: jsonLimits.elements });
    const bytes = Buffer.concat(this.#parts);
    this.#parts = [];
    this.#bytes = 0;
    this.#place = this.#isAlone ? 'end' : 'after';
    this.#isNextLine = false;
    if (!isUtf8(bytes)) throw new FileError('not-utf8');
    return { text: bytes.toString('utf8'), position: this.#position };
  }
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
