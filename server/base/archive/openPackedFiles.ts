import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { packedFiles as limits } from '../../../resources/limits.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import type { Parts } from '../storage/Parts.ts';
import { ArchiveError } from './ArchiveError.ts';

const stored = 0;
const deflated = 8;

/** A file within a zip file. */
export interface PackedFile {
  /** With the folders in which it lies, slashes between. */
  path: string;
  /** Unpacked. */
  bytes: number;
  /** CRC-32. */
  checksum: number;
  /** Its content; size and checksum are verified. Throws `ArchiveError`. */
  read(): Promise<Buffer>;
}

/**
 * Opens a zip file of pictures and judges its directory before anything is unpacked; folders and what a machine keeps for
 * itself (`__MACOSX/`, `.DS_Store`, `Thumbs.db`) are left out. A path may come more than once: whoever unpacks it all is left
 * with the last. Throws `ArchiveError`.
 */
export async function openPackedFiles(parts: Parts): Promise<PackedFile[]> {
  try {
    const zip = await fromRandomAccessReaderPromise(new PartsReader(parts), parts.bytes, {
      autoClose: false,
    });
    return await readDirectory(zip);
  } catch (error) {
    throw asRefusal(error);
  }
}

async function readDirectory(zip: ZipFile): Promise<PackedFile[]> {
  if (zip.entryCount > limits.entries)
    throw new ArchiveError('zip-entries', { count: zip.entryCount, most: limits.entries });
  const files: PackedFile[] = [];
  let unpacked = 0;
  let packed = 0;
  for await (const entry of zip.eachEntry()) {
    const path = entry.fileName.normalize('NFC');
    if (path.length > limits.longestPath || hasControl(path))
      throw new ArchiveError('zip-path', { entry: path.slice(0, 100) });
    if (path.endsWith('/') || isOfMachine(path)) continue;
    if (entry.isEncrypted()) throw new ArchiveError('zip-encrypted', { entry: path });
    requireRatio(entry.uncompressedSize, entry.compressedSize, path);
    unpacked += entry.uncompressedSize;
    packed += entry.compressedSize;
    files.push({
      path,
      bytes: entry.uncompressedSize,
      checksum: entry.crc32,
      read: () => readEntry(zip, entry, path),
    });
  }
  if (unpacked > limits.unpackedBytes)
    throw new ArchiveError('zip-too-large', { megabytes: Math.floor(limits.unpackedBytes / 1024 / 1024) });
  // Entries may share their packed bytes: each is harmless, all together are a bomb.
  if (packed > zip.fileSize) throw new ArchiveError('zip-bomb', { entry: '*' });
  return files;
}

function requireRatio(unpacked: number, packed: number, entry: string): void {
  if (unpacked > limits.ratioFloorBytes && unpacked > packed * limits.ratio)
    throw new ArchiveError('zip-bomb', { entry });
}

async function readEntry(zip: ZipFile, entry: Entry, path: string): Promise<Buffer> {
  const { compressionMethod: method, uncompressedSize: size } = entry;
  const damaged = (reason: string) => new ArchiveError('zip-damaged', { entry: path, reason });
  if (method !== stored && method !== deflated) throw damaged('compression method');
  if (size > limits.entryBytes)
    throw new ArchiveError('zip-too-large', {
      entry: path,
      megabytes: Math.floor(limits.entryBytes / 1024 / 1024),
    });
  try {
    const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false });
    const unpacked = method === stored ? packed : packed.pipe(createInflateRaw());
    packed.on('error', (error) => unpacked.destroy(error));
    const chunks: Buffer[] = [];
    let bytes = 0;
    try {
      const arriving: AsyncIterable<Buffer> = unpacked;
      for await (const chunk of arriving) {
        bytes += chunk.length;
        if (bytes > size) throw damaged('size');
        chunks.push(chunk);
      }
    } finally {
      packed.destroy();
      unpacked.destroy();
    }
    const body = Buffer.concat(chunks);
    if (bytes !== size) throw damaged('size');
    if (crc32(body) !== entry.crc32) throw damaged('checksum');
    return body;
  } catch (error) {
    throw asRefusal(error, path);
  }
}

/** What is not there is not the sender's fault. */
function asRefusal(error: unknown, entry = '*'): unknown {
  if (error instanceof ArchiveError || (error instanceof Error && /not in the store/.test(error.message)))
    return error;
  const reason = messageOf(error);
  if (/absolute path|invalid relative path|invalid characters/i.test(reason))
    return new ArchiveError('zip-path', { entry: reason.slice(0, 200) });
  return new ArchiveError('zip-damaged', { entry, reason: reason.slice(0, 200) });
}

function isOfMachine(path: string): boolean {
  return /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(path);
}

function hasControl(path: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(path);
}

/** Lets the reader of zip files read parts in the store. */
class PartsReader extends RandomAccessReader {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    super();
    this.#parts = parts;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.#parts.stream(start, end);
  }
}
