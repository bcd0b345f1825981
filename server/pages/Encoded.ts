import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A body in every form in which it may be asked for. */
export interface Encoded {
  /** Weak, as it names the content and not one of its encodings (RFC 9110 section 8.8.3). */
  etag: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Compresses a body once. Level 6 is where a page gains little more by being squeezed longer. */
export async function encode(text: string): Promise<Encoded> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    promisify(gzip)(identity, { level: 6 }),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return { etag, identity, br, gzip: zipped };
}

/** Bytes that an entry keeps in memory. */
export function bytesOf({ identity, br, gzip: zipped }: Encoded): number {
  return identity.length + br.length + zipped.length;
}
