import { open, type FileHandle } from 'node:fs/promises';
import { workbookLimits as limits } from '../limits.ts';
import { WorkbookError } from '../WorkbookError.ts';

const headerBytes = 512;
const entryBytes = 128;
const largestSector = 0xfffffffa;
const stream = 2;
const root = 5;
/** Sectors that are read at once. */
const readAtOnce = 256;
/** Of a directory: office programs have some dozens of streams. */
const mostEntries = 10_000;

interface Entry {
  start: number;
  size: number;
}

/**
 * The box in which office programs of 1997 keep their streams (MS-CFB). Only its directory and the tables of its sectors are
 * held in memory.
 */
export class CompoundFile {
  readonly #handle: FileHandle;
  readonly #fileBytes: number;
  #sectorBytes = 0;
  #smallest = 0;
  #sectors = new Uint32Array();
  #smallSectors = new Uint32Array();
  #root: Entry = { start: 0, size: 0 };
  readonly #streams = new Map<string, Entry>();

  private constructor(handle: FileHandle, fileBytes: number) {
    this.#handle = handle;
    this.#fileBytes = fileBytes;
  }

  /** @throws {WorkbookError} damaged-compound, cut-off */
  static async open(file: string): Promise<CompoundFile> {
    const handle = await open(file, 'r');
    try {
      const found = new CompoundFile(handle, (await handle.stat()).size);
      await found.#readTables();
      return found;
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** Names of streams, without regard to where in the tree they stand. */
  has(name: string): boolean {
    return this.#streams.has(name);
  }

  size(name: string): number {
    return this.#streams.get(name)?.size ?? 0;
  }

  /** The bytes of a stream from a place on, in pieces. */
  async *read(name: string, from = 0): AsyncGenerator<Buffer> {
    const entry = this.#streams.get(name);
    if (!entry || from > entry.size) throw new WorkbookError('missing-part', { entry: name });
    if (entry.size < this.#smallest) {
      yield (await this.#small(entry)).subarray(from);
      return;
    }
    const chain = this.#chain(this.#sectors, entry.start, Math.ceil(entry.size / this.#sectorBytes));
    let at = Math.floor(from / this.#sectorBytes);
    let skipped = from % this.#sectorBytes;
    while (at < chain.length) {
      let run = 1;
      while (run < readAtOnce && chain[at + run] === (chain[at] ?? 0) + run) run += 1;
      const left = entry.size - at * this.#sectorBytes;
      const bytes = await this.#readAt(this.#place(chain[at] ?? 0), Math.min(run * this.#sectorBytes, left));
      yield bytes.subarray(skipped);
      skipped = 0;
      at += run;
    }
  }

  close(): void {
    void this.#handle.close();
  }

  async #readTables(): Promise<void> {
    const header = await this.#readAt(0, headerBytes);
    const shift = header.readUInt16LE(30);
    if (shift !== 9 && shift !== 12) throw damaged('sector size');
    this.#sectorBytes = 1 << shift;
    this.#smallest = header.readUInt32LE(56);
    if (header.readUInt16LE(32) !== 6 || this.#smallest !== 4096) throw damaged('small sectors');
    this.#sectors = await this.#readSectorTable(header);
    const directory = await this.#whole(header.readUInt32LE(48), mostEntries * entryBytes);
    this.#readDirectory(directory);
    const small = await this.#whole(header.readUInt32LE(60), this.#fileBytes);
    this.#smallSectors = numbersOf(small);
  }

  /** Where the table of all sectors stands is said in the header, and what does not fit there in sectors of its own. */
  async #readSectorTable(header: Buffer): Promise<Uint32Array<ArrayBuffer>> {
    const most = Math.ceil(this.#fileBytes / this.#sectorBytes);
    const perSector = this.#sectorBytes / 4;
    const places: number[] = [];
    for (let at = 76; at < headerBytes; at += 4) places.push(header.readUInt32LE(at));
    let next = header.readUInt32LE(68);
    for (let steps = 0; next < largestSector; steps += 1) {
      if (steps > most / perSector) throw damaged('sectors in a circle');
      const more = numbersOf(await this.#readAt(this.#place(next), this.#sectorBytes));
      places.push(...more.subarray(0, -1));
      next = more.at(-1) ?? largestSector;
    }
    const used = places.filter((place) => place < largestSector);
    if (used.length > most / perSector + 1) throw damaged('too many tables');
    const table = new Uint32Array(used.length * perSector);
    for (const [index, place] of used.entries())
      table.set(numbersOf(await this.#readAt(this.#place(place), this.#sectorBytes)), index * perSector);
    return table;
  }

  #readDirectory(directory: Buffer): void {
    for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
      const kind = directory[at + 66];
      if (kind !== stream && kind !== root) continue;
      const name = directory.toString(
        'utf16le',
        at,
        at + Math.max(Math.min(directory.readUInt16LE(at + 64), 64) - 2, 0),
      );
      const entry = { start: directory.readUInt32LE(at + 116), size: directory.readUInt32LE(at + 120) };
      if (entry.size > this.#fileBytes) throw new WorkbookError('cut-off', { entry: name });
      if (kind === root) this.#root = entry;
      else if (!this.#streams.has(name)) this.#streams.set(name, entry);
    }
  }

  /** Streams of a few bytes share the sectors of the root. */
  async #small({ start, size }: Entry): Promise<Buffer> {
    const smallBytes = 64;
    const held = await this.#whole(this.#root.start, this.#root.size);
    const chain = this.#chain(this.#smallSectors, start, Math.ceil(size / smallBytes));
    return Buffer.concat(chain.map((at) => held.subarray(at * smallBytes, (at + 1) * smallBytes))).subarray(
      0,
      size,
    );
  }

  /** All sectors of a chain, up to so many bytes, and in any case no more than a small part may have. */
  async #whole(start: number, mostBytes: number): Promise<Buffer> {
    const most = Math.min(mostBytes, limits.partBytes);
    const chain = this.#chain(this.#sectors, start, Math.ceil(most / this.#sectorBytes), false);
    const parts: Buffer[] = [];
    for (const sector of chain) parts.push(await this.#readAt(this.#place(sector), this.#sectorBytes, false));
    return Buffer.concat(parts);
  }

  /** @param isExact must there be as many? */
  #chain(table: Uint32Array, start: number, count: number, isExact = true): number[] {
    const seen = new Set<number>();
    const chain: number[] = [];
    for (
      let sector = start;
      sector < largestSector && chain.length < count;
      sector = table[sector] ?? largestSector
    ) {
      if (sector >= table.length) throw damaged('sector out of reach');
      if (seen.has(sector)) throw damaged('sectors in a circle');
      seen.add(sector);
      chain.push(sector);
    }
    if (isExact && chain.length < count) throw new WorkbookError('cut-off', { entry: 'sectors' });
    return chain;
  }

  #place(sector: number): number {
    return (sector + 1) * this.#sectorBytes;
  }

  async #readAt(position: number, length: number, isExact = true): Promise<Buffer> {
    const { bytesRead, buffer } = await this.#handle.read(Buffer.alloc(length), 0, length, position);
    if (isExact && bytesRead < length) throw new WorkbookError('cut-off', { entry: 'sectors' });
    return buffer;
  }
}

function numbersOf(bytes: Buffer): Uint32Array<ArrayBuffer> {
  const numbers = new Uint32Array(Math.floor(bytes.length / 4));
  for (let index = 0; index < numbers.length; index += 1) numbers[index] = bytes.readUInt32LE(index * 4);
  return numbers;
}

function damaged(reason: string): WorkbookError {
  return new WorkbookError('damaged-compound', { reason });
}
