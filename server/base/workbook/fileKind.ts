import { isUtf8 } from 'node:buffer';
import { open, type FileHandle } from 'node:fs/promises';
import { isUtf16 } from './csvEncoding.ts';
import { WorkbookError } from './WorkbookError.ts';

const HEAD_BYTES = 4096;
const WINDOW_BYTES = 1024 * 1024;
const OLE_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP_SIGNATURE = Buffer.from('PK\x03\x04', 'latin1');
const EMPTY_ZIP_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');

/** What a file is by its content. */
type FileKind = 'zip' | 'csv' | 'empty-file' | 'encrypted' | 'old-xls' | 'html' | 'not-a-workbook';

/** What a file is, whatever it is called. */
export async function fileKind(file: string): Promise<FileKind> {
  const handle = await open(file, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    if (bytesRead === 0) return 'empty-file';
    if (startsWith(head, ZIP_SIGNATURE)) return 'zip';
    if (startsWith(head, EMPTY_ZIP_SIGNATURE)) return 'not-a-workbook';
    return startsWith(head, OLE_SIGNATURE) ? await oleKind(handle) : textKind(head);
  } finally {
    await handle.close();
  }
}

/**
 * Refuses whatever is no zip file and names what it is instead, so that the supplier knows what to save anew.
 * @throws {WorkbookError} empty-file, encrypted, old-xls, html, csv, not-a-workbook
 */
export async function requireZip(file: string): Promise<void> {
  const kind = await fileKind(file);
  if (kind !== 'zip') throw new WorkbookError(kind);
}

function startsWith(head: Buffer, signature: Buffer): boolean {
  return head.subarray(0, signature.length).equals(signature);
}

/** Excel packs a workbook with a password into an OLE container, the same box as the format of 1997. */
async function oleKind(handle: FileHandle): Promise<'encrypted' | 'old-xls' | 'not-a-workbook'> {
  const streams = [
    { name: Buffer.from('EncryptedPackage', 'utf16le'), kind: 'encrypted' },
    { name: Buffer.from('Workbook', 'utf16le'), kind: 'old-xls' },
    { name: Buffer.from('Book\0', 'utf16le'), kind: 'old-xls' },
  ] as const;
  const found = new Set<string>();
  const overlap = 64;
  const window = Buffer.alloc(WINDOW_BYTES + overlap);
  for (let position = 0; ; position += WINDOW_BYTES) {
    const { bytesRead } = await handle.read(window, 0, window.length, position);
    const bytes = window.subarray(0, bytesRead);
    for (const { name, kind } of streams) if (bytes.includes(name)) found.add(kind);
    if (bytesRead < window.length) break;
  }
  if (found.has('encrypted')) return 'encrypted';
  return found.has('old-xls') ? 'old-xls' : 'not-a-workbook';
}

function textKind(head: Buffer): 'html' | 'csv' | 'not-a-workbook' {
  if (isUtf16(head)) return textKind(Buffer.from(head.toString('utf16le')));
  if (head.includes(0)) return 'not-a-workbook';
  const text = (isUtf8(head) ? head.toString('utf8') : head.toString('latin1'))
    .replace(/^\uFEFF|^\xEF\xBB\xBF/, '')
    .trimStart();
  if (/^<(?:!doctype\s+html|html|head|body|table|meta)\b/i.test(text)) return 'html';
  const firstLine = text.split(/\r?\n|\r/, 1)[0] ?? '';
  // oxlint-disable-next-line no-control-regex -- control bytes are what tells random bytes from a table
  const isPlainText = !/[\x00-\x08\x0E-\x1F\x7F]/.test(text) && !text.startsWith('<') && !/^[{[]/.test(text);
  return isPlainText && /[;,\t|]/.test(firstLine) ? 'csv' : 'not-a-workbook';
}
