import { createHash } from 'node:crypto';
import { constants, crc32, deflateRawSync, gzipSync } from 'node:zlib';
import type { DrawnPage } from '../../resources/page.ts';
import { bytesIn } from './bytesIn.ts';
import { encode, etagOf, unpooled, type Encoded, type Encoding, type Plain } from './Encoded.ts';
import { pieceFor } from './pieceFor.ts';

/** From here on what is gained is less than what is spent: one more takes a quarter of the time again for two percent. */
const level = 4;
/** So many times less it becomes as a rule. */
const ratio = 3;
/** Others wait while a text is compressed at once: up to so many characters, which is about a millisecond. */
const longestAtOnce = 200_000;

/** For what is compressed at once, one text after the other. */
const memory = Buffer.allocUnsafeSlow(3 * longestAtOnce);

/** What many pages have: a style sheet in its element, or their end. */
interface SharedPart {
  plain: Buffer;
  /** What its bytes come to. */
  digest: Buffer;
  /** Compressed once, so that it can stand in the middle of any body. */
  packed: Buffer;
}

const sharedParts = new Map<string, SharedPart>();
/** The elements of style sheets: put together for each page, sixty thousand characters would be looked through for each. */
const elements = new Map<string, string>();

/**
 * A page with its style sheet, encoded. Of a body in gzip, which every browser takes, only what differs is compressed: the
 * style sheet and the end are parts by themselves (RFC 1951, section 3.2.3; zlib: `Z_FULL_FLUSH`), which Brotli has no way
 * to say.
 */
export async function encodePage(
  { head, body, end }: DrawnPage,
  styles: string,
  encoding: Encoding,
): Promise<Encoded> {
  const element = elements.get(styles) ?? `<style>${styles}</style>`;
  elements.set(styles, element);
  return encodePlain([head, element, body, end], encoding);
}

/** A text of which parts are those of many, encoded. */
export async function encodePlain(plain: Plain, encoding: Encoding): Promise<Encoded> {
  const [head, styles, body, end] = plain;
  if (styles === '') {
    const text = plain.join('');
    const isAtOnce = encoding === 'gzip' && text.length <= longestAtOnce;
    return { ...(isAtOnce ? encodeAtOnce(text) : await encode(text, encoding)), plain };
  }
  const [sheet, foot] = [sharedPart(styles), sharedPart(end)];
  const before = bytesIn(memory, head);
  const after = bytesIn(memory.subarray(before.length), body);
  const etag = etagOf([before, sheet.digest, after, foot.digest]);
  if (encoding !== 'gzip') return { ...(await encode(plain.join(''), encoding)), etag, plain };
  const [first, second] = [packedPart(before), packedPart(after)];
  const packed = Buffer.concat([
    gzipHeader,
    first,
    sheet.packed,
    second,
    foot.packed,
    lastBlock,
    trailerOf([before, sheet.plain, after, foot.plain]),
  ]);
  const at = gzipHeader.length + first.length;
  const shared = [
    { part: sheet.packed, at },
    { part: foot.packed, at: at + sheet.packed.length + second.length },
  ];
  return { etag, encoding, body: unpooled(packed), shared, plain };
}

/** What ends with a whole byte, so that another part can follow it. */
function packedPart(text: Buffer): Buffer {
  return deflateRawSync(text, { ...settingsFor(text), finishFlush: constants.Z_SYNC_FLUSH });
}

/** In gzip, without the way to another thread and back, which takes longer than a short text. */
function encodeAtOnce(text: string): Encoded {
  const identity = bytesIn(memory, text);
  return {
    etag: etagOf([identity]),
    encoding: 'gzip',
    body: unpooled(gzipSync(identity, settingsFor(identity))),
  };
}

function settingsFor(text: Buffer) {
  return { level, chunkSize: pieceFor(text.length, ratio) };
}

/** The sum over all that was compressed, and how much it was (RFC 1952, section 2.3.1). */
function trailerOf(parts: readonly Buffer[]): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(
    parts.reduce((sum, part) => crc32(part, sum), 0),
    0,
  );
  trailer.writeUInt32LE(
    parts.reduce((sum, part) => sum + part.length, 0),
    4,
  );
  return trailer;
}

/** Deflate, no name, no time, an unknown system (RFC 1952, section 2.3). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** A last block, of nothing (RFC 1951, section 3.2.6). */
const lastBlock = Buffer.from([3, 0]);

function sharedPart(text: string): SharedPart {
  const known = sharedParts.get(text);
  if (known) return known;
  const plain = Buffer.from(text);
  const part = {
    plain,
    digest: createHash('sha256').update(plain).digest(),
    packed: deflateRawSync(plain, {
      level: constants.Z_BEST_COMPRESSION,
      finishFlush: constants.Z_FULL_FLUSH,
    }),
  };
  sharedParts.set(text, part);
  return part;
}
