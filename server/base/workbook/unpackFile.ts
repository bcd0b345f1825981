import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { importEndings } from '../../../resources/exchange/importFormats.ts';
import { makeTemporaryFolder } from '../storage/temporaryFolder.ts';
import { openArchive, type Archive } from './archive.ts';
import { fileHead, type FileHead } from './fileHead.ts';
import { workbookLimits as limits } from './limits.ts';
import { WorkbookError } from './WorkbookError.ts';

/** A file as it is without what it came packed in. Release it when done. */
export interface UnpackedFile {
  file: string;
  /** The names of what lies in it, if it is itself a zip file, in lower case. */
  parts: ReadonlySet<string>;
  head: FileHead;
  /** So many other files lie beside it in a zip file. */
  beside?: number;
  release(): Promise<void>;
}

/**
 * Takes a table out of what it came packed in: gzip, or a zip in which it lies alone or beside pictures and documents. The
 * files of one DATANORM delivery become one. What is not packed stays where it is (behaviour B311).
 * @throws {WorkbookError} what `openArchive` throws, zip-without-table, zip-of-several, and too-large, ratio, cut-off,
 * damaged-zip of gzip
 */
export async function unpackFile(file: string): Promise<UnpackedFile> {
  const head = await fileHead(file);
  if (head.kind === 'gzip') return intoFolder((path) => gunzip(file, path));
  if (head.kind !== 'zip') return { file, parts: new Set(), head, release: async () => {} };
  const archive = await openArchive(file, limits.packedFiles);
  try {
    const parts = new Set(archive.names.map((name) => name.toLowerCase()));
    if (isOneDocument(parts)) return { file, parts, head, release: async () => {} };
    const chosen = tablesOf(archive.names);
    const unpacked = await intoFolder((path) => copyParts(archive, chosen, path));
    return { ...unpacked, beside: filesIn(archive.names).length - chosen.length };
  } finally {
    archive.close();
  }
}

async function intoFolder(write: (path: string) => Promise<void>): Promise<UnpackedFile> {
  const folder = await makeTemporaryFolder('unpacked');
  const release = () => rm(folder, { recursive: true, force: true });
  const file = join(folder, 'file');
  try {
    await write(file);
    return { file, ...(await unpackedHead(file)), release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** What was packed may be a workbook, which is a zip file too, but nothing that is packed again. */
async function unpackedHead(file: string): Promise<Pick<UnpackedFile, 'head' | 'parts'>> {
  const head = await fileHead(file);
  if (head.kind === 'gzip') throw new WorkbookError('packed-twice');
  if (head.kind !== 'zip') return { head, parts: new Set() };
  const archive = await openArchive(file);
  archive.close();
  const parts = new Set(archive.names.map((name) => name.toLowerCase()));
  if (!isOneDocument(parts)) throw new WorkbookError('packed-twice');
  return { head, parts };
}

/** Is the zip file one document of an office program, whatever kind, and no packing of several? */
function isOneDocument(parts: ReadonlySet<string>): boolean {
  const signs = [
    '_rels/.rels',
    '[content_types].xml',
    'mimetype',
    'content.xml',
    'index/document.iwa',
    'index.zip',
  ];
  return parts.size === 0 || signs.some((sign) => parts.has(sign));
}

const delivered = /^(?:datanorm|datpreis)\b|\.(?:\d{3}|wrg|rab)$/i;
/** What may be a table, but just as well a note that lies beside one. */
const unsure = new Set(['txt', 'dat']);

function filesIn(names: readonly string[]): string[] {
  return names.filter((name) => !/\/$|^__macosx\//i.test(name) && !posix.basename(name).startsWith('.'));
}

/** The entry that is the table, or all files of a DATANORM delivery. */
function tablesOf(names: readonly string[]): string[] {
  const files = filesIn(names);
  const candidates = files.filter((name) => importEndings.includes(endingOf(name)));
  const sure = candidates.filter((name) => !unsure.has(endingOf(name)));
  const delivery = files.filter((name) => delivered.test(posix.basename(name)));
  if (delivery.length > 0 && sure.every((name) => delivery.includes(name))) return delivery;
  const found = sure.length > 0 ? sure : candidates;
  if (found.length === 1) return found;
  if (found.length === 0) throw new WorkbookError('zip-without-table');
  throw new WorkbookError('zip-of-several', { count: found.length, names: shown(found) });
}

const shownNames = 5;

function shown(names: readonly string[]): string {
  const first = names.slice(0, shownNames).map((name) => posix.basename(name).slice(0, 100));
  return `${first.join(', ')}${names.length > shownNames ? ', …' : ''}`;
}

function endingOf(name: string): string {
  return posix.extname(name).slice(1).toLowerCase();
}

async function copyParts(archive: Archive, names: readonly string[], path: string): Promise<void> {
  async function* bytes() {
    let rest: number = limits.unpackedFileBytes;
    for (const name of names) {
      for await (const chunk of archive.read(name, rest)) {
        rest -= chunk.length;
        yield chunk;
      }
      if (names.length > 1) yield Buffer.from('\r\n');
    }
  }
  await pipeline(bytes(), createWriteStream(path, { mode: 0o600 }));
}

async function gunzip(file: string, path: string): Promise<void> {
  const packed = createReadStream(file);
  let size = 0;
  async function* bounded(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > limits.unpackedFileBytes)
        throw new WorkbookError('too-large', { bytes: size, limit: limits.unpackedFileBytes });
      if (size > limits.ratioFloorBytes && size > packed.bytesRead * limits.ratio)
        throw new WorkbookError('ratio', { ratio: Math.round(size / packed.bytesRead), limit: limits.ratio });
      yield chunk;
    }
  }
  try {
    await pipeline(packed, createGunzip(), bounded, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error instanceof WorkbookError) throw error;
    if (error.code === 'Z_BUF_ERROR') throw new WorkbookError('cut-off');
    if (String(error.code).startsWith('Z_'))
      throw new WorkbookError('damaged-zip', { reason: error.message });
    throw error;
  }
}
