import { Readable } from 'node:stream';
import type { BlobStore } from './blobStore.ts';

/** A part of a file, as it lies in the store. */
export interface Part {
  /** Where in the file it begins. */
  start: number;
  bytes: number;
  key: string;
}

/** Parts that are at hand: several readers go through a file at a time, not far from each other. */
const atHand = 3;

/** A file that lies in the store in parts, read from anywhere; the parts read last are at hand. */
export class Parts {
  readonly bytes: number;
  readonly #store: BlobStore;
  readonly #parts: readonly Part[];
  readonly #kept = new Map<string, Promise<Uint8Array>>();

  /** @param parts all of them, in their order */
  constructor(store: BlobStore, parts: readonly Part[]) {
    this.#store = store;
    this.#parts = parts;
    this.bytes = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** The bytes from there to before the end, as a stream. */
  stream(start: number, end: number): Readable {
    return Readable.from(this.#chunks(start, end), { objectMode: false, highWaterMark: 256 * 1024 });
  }

  /** The bytes from there to before the end. */
  async read(start = 0, end = this.bytes): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of this.#chunks(start, end)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  async *#chunks(start: number, end: number): AsyncGenerator<Uint8Array> {
    for (const part of this.#parts) {
      const [from, to] = [Math.max(start, part.start), Math.min(end, part.start + part.bytes)];
      if (from < to) yield (await this.#body(part.key)).subarray(from - part.start, to - part.start);
    }
  }

  #body(key: string): Promise<Uint8Array> {
    const body =
      this.#kept.get(key) ??
      this.#load(key).catch((error: unknown) => {
        this.#kept.delete(key);
        throw error;
      });
    this.#kept.delete(key);
    this.#kept.set(key, body);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > atHand && oldest !== undefined) this.#kept.delete(oldest);
    return body;
  }

  async #load(key: string): Promise<Uint8Array> {
    const body = await this.#store.get(key);
    if (!body) throw new Error(`The part ${key} of a file is not in the store.`);
    return body;
  }
}
