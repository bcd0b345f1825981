import { ownText } from '../../../../base/ownText.ts';
import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';

/** What may be held in memory of what stands beside the articles. */
const mostBytes = 128 * 1024 * 1024;
const fieldBytes = 32;
const pieceBytes = 1024 * 1024;
const lengthBytes = 4;

/** Texts that are held in memory of all files of one delivery, and counted. */
export class KeptTexts {
  #bytes = 0;
  readonly #pieces: Buffer[] = [];
  #used = 0;

  /** @throws {WorkbookError} too-large */
  keep(text: string): string {
    this.#count(text.length);
    return ownText(text);
  }

  /**
   * Lays a text outside of the heap, which takes half as much again for all that lives in it.
   * @returns where it is
   * @throws {WorkbookError} too-large
   */
  put(text: string): number {
    const bytes = Buffer.byteLength(text);
    this.#count(bytes);
    if (this.#used + lengthBytes + bytes > (this.#pieces.at(-1)?.length ?? 0)) {
      this.#pieces.push(Buffer.allocUnsafe(Math.max(pieceBytes, lengthBytes + bytes)));
      this.#used = 0;
    }
    const piece = this.#pieces.length - 1;
    const place = piece * pieceBytes + this.#used;
    this.#pieces[piece]?.writeUInt32LE(bytes, this.#used);
    this.#pieces[piece]?.write(text, this.#used + lengthBytes);
    this.#used += lengthBytes + bytes;
    return place;
  }

  at(place: number): string {
    const start = place % pieceBytes;
    const piece = this.#pieces[(place - start) / pieceBytes];
    return (
      piece?.toString('utf8', start + lengthBytes, start + lengthBytes + piece.readUInt32LE(start)) ?? ''
    );
  }

  #count(bytes: number): void {
    this.#bytes += bytes + fieldBytes;
    if (this.#bytes > mostBytes)
      throw new WorkbookError('too-large', { entry: 'DATANORM', bytes: this.#bytes, limit: mostBytes });
  }
}
