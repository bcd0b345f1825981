import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Likeness } from './kept/likenessOf.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in the form in which it is sent. */
export interface Encoded {
  /** Weak, as it names the content and not one of its encodings (RFC 9110 section 8.8.3). */
  etag: string;
  encoding: Encoding;
  body: Buffer;
  /** Parts of the body that many have, in their order, and where each begins: they are kept once. */
  shared?: readonly { part: Buffer; at: number }[];
  /** What it is made of, where it can be kept so, and what that is like. */
  plain?: Plain;
  likeness?: () => Likeness;
}

/** A text in four parts, of which many texts have the second one and the last one. */
export type Plain = readonly [before: string, shared: string, after: string, end: string];

/** Compresses a body, at the levels where a page gains little more by being squeezed twice as long. */
export async function encode(text: string, encoding: Encoding): Promise<Encoded> {
  const identity = Buffer.from(text);
  const body = unpooled(await compressors[encoding](identity));
  return { etag: etagOf([identity]), encoding, body };
}

/** Of a body in parts, as it is before it is compressed. */
export function etagOf(parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, 27)}"`;
}

/** In memory of its own: a slice of Node's pool keeps the whole pool (64 KB) for as long as it is kept itself. */
export function unpooled(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  own.set(body);
  return own;
}

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer> | Buffer> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 5 }),
  identity: (body) => body,
};
