import { createInflateRaw, crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { fileHead } from './fileHead.ts';
import { workbookLimits as limits } from './limits.ts';
import { WorkbookError } from './WorkbookError.ts';

const INFLATE_CHUNK_BYTES = 128 * 1024;
const STORED = 0;
const DEFLATED = 8;

/** The parts of a workbook's zip file; names are matched without regard to case (ECMA-376 part 2, 6.2.2.3). */
export interface Archive {
  /** Of all entries, as they are written. */
  names: readonly string[];
  has(part: string): boolean;
  /** Unpacked, in bytes; 0 for a part that is not there. */
  size(part: string): number;
  /** Unpacked chunks; size and checksum are verified. `maxBytes` is judged before the first byte is read. */
  read(part: string, maxBytes: number): AsyncGenerator<Buffer, void, undefined>;
  close(): void;
}

/**
 * Opens a zip file and judges its directory before anything is unpacked.
 * @throws {WorkbookError} empty-file, not-a-workbook (no zip), damaged-zip, encrypted, duplicate-entry, too-many-entries,
 * too-large, ratio
 */
export async function openArchive(file: string, mostEntries: number = limits.entries): Promise<Archive> {
  const { kind } = await fileHead(file);
  if (kind !== 'zip') throw new WorkbookError(kind === 'empty' ? 'empty-file' : 'not-a-workbook');
  const zip = await openPromise(file, { autoClose: false }).catch(refuseAsDamaged);
  try {
    const entries = await readDirectory(zip, mostEntries);
    return {
      names: [...entries.values()].map(({ fileName }) => fileName),
      has: (part) => entries.has(part.toLowerCase()),
      size: (part) => entries.get(part.toLowerCase())?.uncompressedSize ?? 0,
      read: (part, maxBytes) => readEntry(zip, entries.get(part.toLowerCase()), part, maxBytes),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readDirectory(zip: ZipFile, mostEntries: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) {
    throw new WorkbookError('too-many-entries', { count: zip.entryCount, limit: mostEntries });
  }
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.toLowerCase();
      if (entry.isEncrypted()) throw new WorkbookError('encrypted');
      if (entries.has(name)) throw new WorkbookError('duplicate-entry', { entry: entry.fileName });
      requireRatio(entry.uncompressedSize, entry.compressedSize, entry.fileName);
      entries.set(name, entry);
      unpacked += entry.uncompressedSize;
    }
  } catch (error) {
    refuseAsDamaged(error);
  }
  if (unpacked > limits.unpackedBytes) {
    throw new WorkbookError('too-large', { bytes: unpacked, limit: limits.unpackedBytes });
  }
  // Entries may share their packed bytes, so that each is harmless and all together are a bomb.
  requireRatio(unpacked, zip.fileSize, '*');
  return entries;
}

function requireRatio(unpacked: number, packed: number, entry: string): void {
  if (unpacked > limits.ratioFloorBytes && unpacked > packed * limits.ratio) {
    throw new WorkbookError('ratio', {
      entry,
      ratio: Math.round(unpacked / Math.max(packed, 1)),
      limit: limits.ratio,
    });
  }
}

async function* readEntry(zip: ZipFile, entry: Entry | undefined, part: string, maxBytes: number) {
  if (!entry) throw new WorkbookError('missing-part', { entry: part });
  if (entry.uncompressedSize > maxBytes) {
    throw new WorkbookError('too-large', { entry: part, bytes: entry.uncompressedSize, limit: maxBytes });
  }
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    throw new WorkbookError('damaged-zip', { entry: part, reason: 'compression method' });
  }
  const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false }).catch(refuseAsDamaged);
  const unpacked =
    entry.compressionMethod === STORED
      ? packed
      : packed.pipe(createInflateRaw({ chunkSize: INFLATE_CHUNK_BYTES }));
  packed.on('error', (error) => unpacked.destroy(error));
  let size = 0;
  let checksum = 0;
  try {
    const chunks: AsyncIterable<Buffer> = unpacked;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > entry.uncompressedSize)
        throw new WorkbookError('damaged-zip', { entry: part, reason: 'size' });
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
  } catch (error) {
    refuseAsDamaged(error, part);
  } finally {
    packed.unpipe();
    packed.destroy();
    unpacked.destroy();
  }
  if (size !== entry.uncompressedSize)
    throw new WorkbookError('damaged-zip', { entry: part, reason: 'size' });
  if (checksum !== entry.crc32) throw new WorkbookError('damaged-zip', { entry: part, reason: 'checksum' });
}

function refuseAsDamaged(error: unknown, part = ''): never {
  if (error instanceof WorkbookError) throw error;
  const reason = messageOf(error);
  if (/encrypt/.test(reason)) throw new WorkbookError('encrypted');
  throw new WorkbookError('damaged-zip', part ? { entry: part, reason } : { reason });
}
