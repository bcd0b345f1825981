import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { unpooled, type Encoding, type Plain } from '../Encoded.ts';
import { bytesIn } from '../bytesIn.ts';
import { pieceFor } from '../pieceFor.ts';
import type { Likeness } from './likenessOf.ts';
import { withMarks, withWords } from './ownWords.ts';
import { recordRing } from './recordRing.ts';
import { tagOf, type SourceRead } from './tagOf.ts';

/** An answer as it is kept for as long as there is room. */
export interface PackedAnswer {
  encoding: Encoding;
  plain: Plain;
  /** Where the feed stood before it was made, and from what it was made. */
  since: number;
  sources: readonly SourceRead[];
}

export interface PackedAnswers {
  get(key: string): PackedAnswer | undefined;
  set(key: string, answer: PackedAnswer, likeness: Likeness | undefined): void;
}

/** An answer that others of its kind are packed against, itself packed against one of a wider kind where there is one. */
interface Base {
  kind: string;
  text: Buffer;
  on: number;
  /** Of the text before it was packed. */
  length: number;
}
const noBase = 0;
const nothing = Buffer.alloc(0);
const alone: Likeness = { kinds: [], words: [] };
/** Before each record stands that of its base. */
const bytesOfNumber = 4;

/** For so many answers a base serves: what its kind has in common changes with time. */
const mostUses = 500;
/** What a base takes besides its bytes, and its kind. */
const bytesBesides = 600;
const shareOfBases = 1 / 16;
/** Of the memory, for bases as they are packed against: those that are asked for again and again need not be unpacked each time. */
const shareOfUnpacked = 1 / 32;
/** Longer texts, as of sitemaps, take too long to be packed while others wait. */
const longestText = 200_000;
/** For the answer that is being packed, as it is written and with marks. */
const writing = Buffer.allocUnsafeSlow(3 * longestText);
const marking = Buffer.allocUnsafeSlow(3 * longestText);
/** Parts that many answers have: style sheets, and the ends of pages. */
const mostShared = 500;

/** Most texts unpack into one piece of memory. */
const pieceOfText = 44 * 1024;
/** Against one like it a text becomes so many times less. */
const ratio = 8;
const packing = { [constants.ZSTD_c_compressionLevel]: 6 };

/**
 * Answers packed so tightly that a process keeps hundreds of thousands: of each only what it differs in from another one of
 * its kind. To unpack one takes a tenth of a millisecond, a small part of making it.
 * @param bytes what they may take in all
 */
export function packedAnswers(bytes: number): PackedAnswers {
  const ring = recordRing(Math.floor(bytes * (1 - shareOfBases - shareOfUnpacked)));
  const shared: string[] = [''];
  const places = new Map([['', 0]]);
  const newest = new Map<string, { id: number; uses: number }>();
  const bases = new LRUCache<number, Base>({
    maxSize: Math.ceil(bytes * shareOfBases),
    sizeCalculation: ({ kind, text }) => text.length + 4 * kind.length + bytesBesides,
    dispose: ({ kind }, id) => newest.get(kind)?.id === id && newest.delete(kind),
  });
  const unpackedBases = new LRUCache<number, Buffer>({
    maxSize: Math.ceil(bytes * shareOfUnpacked),
    sizeCalculation: (text) => text.length + bytesBesides,
  });
  let lastId = noBase;

  /** Undefined where it has gone. */
  function textOfBase(id: number): Buffer | undefined {
    if (id === noBase) return nothing;
    const base = bases.get(id);
    if (!base || base.on === noBase) return base?.text;
    const known = unpackedBases.get(id);
    if (known) return known;
    // In memory of its own, and no more of it: among many kinds a base is unpacked for every second page.
    const text = unpack(base.text, textOfBase(base.on), base.length + 1);
    if (text) unpackedBases.set(id, text);
    return text;
  }

  /** The base of the narrowest kind; the text becomes that of each kind that has none. */
  function baseFor(kinds: readonly string[], text: Buffer): { id: number; dictionary: Buffer } {
    const kind = kinds.at(-1);
    if (kind === undefined) return { id: noBase, dictionary: nothing };
    const found = newest.get(kind);
    const dictionary = found && found.uses < mostUses ? textOfBase(found.id) : undefined;
    if (found && dictionary) {
      found.uses += 1;
      return { id: found.id, dictionary };
    }
    const wider = baseFor(kinds.slice(0, -1), text);
    const id = (lastId += 1);
    newest.set(kind, { id, uses: 1 });
    const kept = wider.id === noBase ? text : pack(text, wider.dictionary);
    bases.set(id, { kind, text: unpooled(kept), on: wider.id, length: text.length });
    if (wider.id !== noBase) unpackedBases.set(id, unpooled(text));
    return { id, dictionary: text };
  }

  /** Undefined where there is none left. */
  function placeOfShared(part: string): number | undefined {
    const place = places.get(part);
    if (place !== undefined || shared.length >= mostShared) return place;
    places.set(part, shared.length);
    return shared.push(part) - 1;
  }

  return {
    get(key) {
      const record = ring.get(tagOf('', '', key));
      const text = record && unpack(record.subarray(bytesOfNumber), textOfBase(record.readUInt32LE(0)));
      return text && read(text.toString(), key, shared);
    },
    set(key, answer, { kinds, words } = alone) {
      const [, middle, , end] = answer.plain;
      const [place, placeOfEnd] = [placeOfShared(middle), placeOfShared(end)];
      if (place === undefined || placeOfEnd === undefined) return;
      const text = write(key, answer, [place, placeOfEnd], words);
      if (text.length > longestText) return;
      const { id, dictionary } = baseFor(kinds, text);
      const numberOfBase = Buffer.alloc(bytesOfNumber);
      numberOfBase.writeUInt32LE(id);
      ring.set(tagOf('', '', key), [numberOfBase, pack(text, dictionary)]);
    },
  };
}

function pack(text: Buffer, dictionary: Buffer): Buffer {
  return zstdCompressSync(text, {
    params: packing,
    chunkSize: pieceFor(text.length, ratio),
    ...(dictionary.length > 0 && { dictionary }),
  });
}

/** @param piece memory that zlib takes at once, and keeps for long (`pieceFor`) */
function unpack(packed: Buffer, dictionary: Buffer | undefined, piece = pieceOfText): Buffer | undefined {
  if (!dictionary) return undefined;
  return zstdDecompressSync(packed, { chunkSize: piece, ...(dictionary.length > 0 && { dictionary }) });
}

/** What is written of an answer beside its text. */
type Head = readonly [
  key: string,
  encoding: Encoding,
  since: number,
  shared: readonly [middle: number, end: number],
  before: number,
  sources: readonly SourceRead[],
];

/** Three parts, the first two of a line each: the words, the head, the text. */
function write(
  key: string,
  { encoding, plain: [before, , after], since, sources }: PackedAnswer,
  shared: Head[3],
  words: readonly string[],
): Buffer {
  const head: Head = [key, encoding, since, shared, before.length, sources];
  const text = bytesIn(writing, `${JSON.stringify(head)}\n`, before, after);
  const marksAre = bytesIn(marking, `${JSON.stringify(words)}\n`);
  const room = marking.subarray(marksAre.length);
  const marked = text.length <= room.length ? withMarks(text, words, room) : undefined;
  if (marked && marksAre.buffer === marked.buffer)
    return marking.subarray(0, marksAre.length + marked.length);
  return Buffer.concat([Buffer.from('[]\n'), text]);
}

/** Undefined where it is the answer of another key. */
function read(written: string, wanted: string, shared: readonly string[]): PackedAnswer | undefined {
  const endOfWords = written.indexOf('\n');
  const words: string[] = JSON.parse(written.slice(0, endOfWords));
  const rest = written.slice(endOfWords + 1);
  const text = words.length > 0 ? withWords(rest, words) : rest;
  const endOfHead = text.indexOf('\n');
  const head: Head = JSON.parse(text.slice(0, endOfHead));
  const [key, encoding, since, [place, placeOfEnd], before, sources] = head;
  if (key !== wanted) return undefined;
  const middle = endOfHead + 1 + before;
  const plain = [
    text.slice(endOfHead + 1, middle),
    shared[place] ?? '',
    text.slice(middle),
    shared[placeOfEnd] ?? '',
  ] as const;
  return { encoding, plain, since, sources };
}
