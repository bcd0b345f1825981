import { isUtf8 } from 'node:buffer';
import { workbookLimits } from '../../../../base/workbook/limits.ts';
import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import { xchangeLimits as limits } from './xchangeLimits.ts';

const [quote, backslash, colon, comma] = [0x22, 0x5c, 0x3a, 0x2c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
const part = 'ETIM xChange';
/** What stands around the records for each that was taken out. */
const taken = 0x30;
const longestName = 64;

/**
 * Takes the records out of one large object of JSON as it is read: the elements of the lists that a path of names leads to,
 * through lists of objects. What is around them is JSON by itself, exactly if the file was.
 */
export class RecordSplitter {
  readonly #path: readonly string[];
  /** Around the record at hand: of each open object the name of its member at hand, of each list null. */
  readonly #open: (string | null)[] = [];
  #around = Buffer.allocUnsafe(64 * 1024);
  #aroundBytes = 0;
  /** The beginning of the string at hand, in what is around: names are short. */
  #string = '';
  #isValue = false;
  #isString = false;
  #isEscaped = false;
  /** Objects and lists open within the record at hand; none is at hand at 0. */
  #depth = 0;
  #parts: Buffer[] = [];
  #bytes = 0;
  #records = 0;

  /** @param path of `Supplier[].Product[]` it is Supplier, Product */
  constructor(path: readonly string[]) {
    this.#path = path;
  }

  /**
   * The records that end in these bytes, as text.
   * @throws {WorkbookError} beyond `xchangeLimits`, or for what is no UTF-8
   */
  feed(chunk: Buffer): string[] {
    const found: string[] = [];
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      // Within its length a buffer has a byte everywhere.
      const byte = chunk[at] ?? 0;
      if (this.#depth > 0) {
        if (!this.#isLast(byte)) {
          if (this.#isString && !this.#isEscaped) at = lastOfText(chunk, at);
          continue;
        }
        this.#keep(chunk.subarray(from, at + 1));
        found.push(this.#take());
      } else if (byte === openBrace && !this.#isString && this.#isAtRecord()) {
        this.#depth = 1;
        from = at;
      } else this.#step(byte);
    }
    if (this.#depth > 0) this.#keep(chunk.subarray(from));
    return found;
  }

  /** What is around the records; each of them is the number 0. */
  around(): string {
    if (this.#depth > 0) throw new WorkbookError('cut-off', { entry: part });
    return textOf(this.#around.subarray(0, this.#aroundBytes));
  }

  #isAtRecord(): boolean {
    const [isRoot, ...within] = this.#open;
    const names = within.filter((name) => name !== null);
    return (
      isRoot !== null &&
      this.#open.length === this.#path.length * 2 &&
      this.#open.at(-1) === null &&
      [isRoot, ...names].every((name, index) => name === this.#path[index])
    );
  }

  /** A byte of what is around. */
  #step(byte: number): void {
    this.#leave(byte);
    if (this.#isString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (byte === backslash) this.#isEscaped = true;
      else if (byte === quote) {
        this.#isString = false;
        if (!this.#isValue && this.#open.at(-1) !== null && this.#open.length > 0)
          this.#open[this.#open.length - 1] = this.#string;
      } else if (this.#string.length < longestName) this.#string += String.fromCharCode(byte);
    } else if (byte === quote) {
      this.#isString = true;
      this.#string = '';
    } else if (byte === openBrace || byte === openBracket) {
      this.#open.push(byte === openBrace ? '' : null);
      this.#isValue = false;
      if (this.#open.length > limits.depth) throw tooDeep();
    } else if (byte === closeBrace || byte === closeBracket) this.#open.pop();
    else if (byte === colon) this.#isValue = true;
    else if (byte === comma) this.#isValue = false;
  }

  /** Is this the last byte of the record? */
  #isLast(byte: number): boolean {
    if (this.#isString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (byte === backslash) this.#isEscaped = true;
      else if (byte === quote) this.#isString = false;
    } else if (byte === quote) this.#isString = true;
    else if (byte === openBrace || byte === openBracket) {
      this.#depth += 1;
      if (this.#depth > limits.depth) throw tooDeep();
    } else if (byte === closeBrace || byte === closeBracket) this.#depth -= 1;
    return this.#depth === 0;
  }

  /** A byte stays around. */
  #leave(byte: number): void {
    if (this.#aroundBytes === this.#around.length) {
      if (this.#aroundBytes >= limits.aroundBytes)
        throw new WorkbookError('element-too-large', {
          entry: part,
          element: part,
          limit: limits.aroundBytes,
        });
      this.#around = Buffer.concat([this.#around, Buffer.allocUnsafe(this.#around.length)]);
    }
    this.#around[this.#aroundBytes] = byte;
    this.#aroundBytes += 1;
  }

  #keep(bytes: Buffer): void {
    this.#bytes += bytes.length;
    if (this.#bytes > limits.recordBytes)
      throw new WorkbookError('element-too-large', {
        entry: part,
        element: this.#path.at(-1) ?? '',
        limit: limits.recordBytes,
      });
    this.#parts.push(bytes);
  }

  #take(): string {
    this.#records += 1;
    if (this.#records > workbookLimits.rows)
      throw new WorkbookError('too-many-rows', { entry: part, limit: workbookLimits.rows });
    const bytes = Buffer.concat(this.#parts);
    this.#parts = [];
    this.#bytes = 0;
    this.#leave(taken);
    return textOf(bytes);
  }
}

function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new WorkbookError('not-utf8', { entry: part });
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

function tooDeep(): WorkbookError {
  return new WorkbookError('file-too-deep', { entry: part, element: part, limit: limits.depth });
}

/** The last byte of a run of text that begins behind this one: texts are most of a file, and no byte in them matters. */
function lastOfText(chunk: Buffer, from: number): number {
  let at = from + 1;
  while (at < chunk.length && chunk[at] !== quote && chunk[at] !== backslash) at += 1;
  return at - 1;
}
