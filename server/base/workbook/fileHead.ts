import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import { utf16Of } from './csv/csvEncoding.ts';

const headBytes = 64 * 1024;
const signatures = [
  { kind: 'zip', bytes: Buffer.from('PK\x03\x04', 'latin1') },
  { kind: 'zip', bytes: Buffer.from('PK\x05\x06', 'latin1') },
  /** The box of the programs of 1997 (MS-CFB), and of workbooks with a password. */
  { kind: 'compound', bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex') },
  { kind: 'gzip', bytes: Buffer.from('1f8b08', 'hex') },
] as const;

/** What the beginning of a file says about it. */
export interface FileHead {
  kind: 'zip' | 'compound' | 'gzip' | 'text' | 'binary' | 'empty';
  /** The first 64 KB. */
  bytes: Buffer;
  /** They as text, in their encoding, without byte order mark and leading blanks; empty unless it is a text. */
  text: string;
  /** The name of the outermost element, without prefix; empty unless it is XML. */
  root: string;
}

/** Looks at the beginning of a file, whatever it is called. */
export async function fileHead(file: string): Promise<FileHead> {
  const handle = await open(file, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return headOf(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

function headOf(bytes: Buffer): FileHead {
  const nothing = { bytes, text: '', root: '' };
  if (bytes.length === 0) return { ...nothing, kind: 'empty' };
  const signed = signatures.find((each) => bytes.subarray(0, each.bytes.length).equals(each.bytes));
  if (signed) return { ...nothing, kind: signed.kind };
  const text = textOf(bytes);
  return text === undefined
    ? { ...nothing, kind: 'binary' }
    : { kind: 'text', bytes, text, root: rootOf(text) };
}

function textOf(bytes: Buffer): string | undefined {
  const wide = utf16Of(bytes);
  if (!wide && bytes.includes(0)) return undefined;
  // The last character may be cut.
  const isUnicode = [0, 1, 2, 3].some((cut) => isUtf8(bytes.subarray(0, bytes.length - cut)));
  const text = (wide ? new TextDecoder(wide).decode(bytes) : bytes.toString(isUnicode ? 'utf8' : 'latin1'))
    .replace(/^\uFEFF/, '')
    .trimStart();
  return (text.match(controlBytes)?.length ?? 0) > text.length * mostControlBytes ? undefined : text;
}

// oxlint-disable-next-line no-control-regex -- control bytes are what tells random bytes from a text
const controlBytes = /[\x00-\x08\x0E-\x19\x1B-\x1F\x7F]/g;
/** Old programs wrote a bullet as 0x07: of random bytes every tenth is such a one. */
const mostControlBytes = 0.005;

const aside = /^(?:\s+|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)/i;

function rootOf(text: string): string {
  let rest = text;
  for (let found = aside.exec(rest); found; found = aside.exec(rest)) rest = rest.slice(found[0].length);
  return /^<(?:[\w.-]+:)?([A-Za-z_][\w.-]*)/.exec(rest)?.[1] ?? '';
}
