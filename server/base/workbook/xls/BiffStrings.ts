import { cellTextFault } from '../cellText.ts';
import { workbookLimits as limits } from '../limits.ts';
import { faultyCell } from '../readCell.ts';
import type { SheetCell } from '../sheetRow.ts';
import { WorkbookError } from '../WorkbookError.ts';

const isWide = 1;
const hasExtra = 4;
const hasRuns = 8;

/** The texts that cells of an xls name by number (MS-XLS 2.4.265), over all records that continue the first. */
export class BiffStrings {
  readonly #texts: string[] = [];
  #parts: Buffer[] = [];
  #bytes = 0;
  #part = 0;
  #at = 0;

  /** @throws {WorkbookError} too-large */
  add(part: Buffer): void {
    this.#bytes += part.length;
    if (this.#bytes > limits.stringsBytes)
      throw new WorkbookError('too-large', { entry: 'SST', bytes: this.#bytes, limit: limits.stringsBytes });
    // The record's bytes are a window of a larger piece that would stay in memory with it.
    this.#parts.push(Buffer.from(part));
  }

  /** Reads what was added. @throws {WorkbookError} too-large, cut-off */
  finish(): void {
    if (this.#parts.length === 0) return;
    this.#skip(4);
    const count = this.#number(4);
    if (count > limits.strings) throw new WorkbookError('too-large', { entry: 'SST', limit: limits.strings });
    for (let index = 0; index < count; index += 1) this.#texts.push(this.#text());
    this.#parts = [];
  }

  cell(column: number, index: number): SheetCell | undefined {
    const text = this.#texts[index];
    if (text === undefined) throw new WorkbookError('bad-string-index', { entry: 'SST' });
    return biffText(column, text);
  }

  #text(): string {
    const length = this.#number(2);
    let flags = this.#number(1);
    const runs = flags & hasRuns ? this.#number(2) : 0;
    const extra = flags & hasExtra ? this.#number(4) : 0;
    let text = '';
    while (text.length < length) {
      // A text goes on in the next record, which says anew how wide its characters are.
      if (this.#left() === 0) {
        this.#next();
        flags = this.#number(1);
      }
      const width = flags & isWide ? 2 : 1;
      const count = Math.min(length - text.length, Math.floor(this.#left() / width));
      if (count === 0) throw cutOff();
      text += this.#taken(count * width).toString(width === 2 ? 'utf16le' : 'latin1');
    }
    this.#skip(runs * 4 + extra);
    return text;
  }

  #left(): number {
    return (this.#parts[this.#part]?.length ?? 0) - this.#at;
  }

  #next(): void {
    this.#part += 1;
    this.#at = 0;
    if (this.#part >= this.#parts.length) throw cutOff();
  }

  #taken(bytes: number): Buffer {
    const part = this.#parts[this.#part] ?? Buffer.alloc(0);
    this.#at += bytes;
    return part.subarray(this.#at - bytes, this.#at);
  }

  #skip(bytes: number): void {
    let left = bytes;
    while (left > this.#left()) {
      left -= this.#left();
      this.#next();
    }
    this.#at += left;
  }

  #number(bytes: number): number {
    let value = 0;
    for (let index = 0; index < bytes; index += 1) {
      if (this.#left() === 0) this.#next();
      value += (this.#taken(1)[0] ?? 0) * 256 ** index;
    }
    return value;
  }
}

/** A cell with a text; an empty one is an empty cell. */
export function biffText(column: number, text: string): SheetCell | undefined {
  if (text === '') return undefined;
  const fault = cellTextFault(text);
  return fault ? faultyCell(column, fault, text) : { column, kind: 'text', value: text, text };
}

/** Reads a text within one record, behind its length in one or two bytes. @throws {WorkbookError} cut-off */
export type ReadBiffText = (data: Buffer, at: number, lengthBytes: 1 | 2) => string;

/** As Excel 95 has them (BIFF5): a byte each, or what the code page of the file makes of several. */
export function bytesBy(decoder: TextDecoder): ReadBiffText {
  return (data, at, lengthBytes) => {
    if (at + lengthBytes > data.length) throw cutOff();
    const start = at + lengthBytes;
    const end = start + data.readUIntLE(at, lengthBytes);
    if (end > data.length) throw cutOff();
    return decoder.decode(data.subarray(start, end));
  };
}

/**
 * A text of Excel 97 and later within one record: its length in one or two bytes, how wide its characters are, and they.
 * @throws {WorkbookError} cut-off
 */
export function biffString(data: Buffer, at: number, lengthBytes: 1 | 2): string {
  if (at + lengthBytes + 1 > data.length) throw cutOff();
  const length = data.readUIntLE(at, lengthBytes);
  const flags = data[at + lengthBytes] ?? 0;
  const start = at + lengthBytes + 1 + (flags & hasRuns ? 2 : 0) + (flags & hasExtra ? 4 : 0);
  const end = start + length * (flags & isWide ? 2 : 1);
  if (end > data.length) throw cutOff();
  return data.toString(flags & isWide ? 'utf16le' : 'latin1', start, end);
}

function cutOff(): WorkbookError {
  return new WorkbookError('cut-off', { entry: 'SST' });
}
