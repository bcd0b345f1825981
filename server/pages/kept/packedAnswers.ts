import { randomInt } from 'node:crypto';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { unpooled, type Encoding, type Plain } from '../Encoded.ts';
import { bytesIn } from '../bytesIn.ts';
import { pieceFor } from '../pieceFor.ts';
import type { Likeness } from './likenessOf.ts';
import { withMarks, withWords } from './ownWords.ts';
import { sharedParts, type SharedParts } from './sharedParts.ts';
import type { Shelf } from '../../base/kept/shelf.ts';
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
  /** What the first answer under a key, of this process or of another one, is taken as that is not refused with undefined. */
  find<T>(key: string, take: (answer: PackedAnswer) => T | undefined): T | undefined;
  set(key: string, answer: PackedAnswer, likeness: Likeness | undefined): void;
}

/** Where answers are kept, and those that others of their kind are packed against. */
export interface AnswerShelves {
  answers: Shelf;
  bases: Shelf;
}

/** What an answer is packed against: which one of its process it is, and for how many it served. */
interface Base {
  id: number;
  uses: number;
}
const noBase = 0;
const nothing = Buffer.alloc(0);
const alone: Likeness = { kinds: [], words: [] };
/** Before each record stands that of its base, and before that of a base how long its text is, too. */
const bytesOfNumber = 4;
const mostIds = 2 ** 32;
const mostKinds = 20_000;

/** For so many answers a base serves: what its kind has in common changes with time. */
const mostUses = 500;
/** What an unpacked base takes besides its bytes. */
const bytesBesides = 600;
/** Longer texts, as of sitemaps, take too long to be packed while others wait. */
const longestText = 200_000;
/** For the answer that is being packed, as it is written and with marks. */
const writing = Buffer.allocUnsafeSlow(3 * longestText);
const marking = Buffer.allocUnsafeSlow(3 * longestText);

/** Most texts unpack into one piece of memory. */
const pieceOfText = 44 * 1024;
/** Against one like it a text becomes so many times less. */
const ratio = 8;
const packing = { [constants.ZSTD_c_compressionLevel]: 6 };

/**
 * Answers packed so tightly that a machine keeps hundreds of thousands: of each only what it differs in from another one of
 * its kind. To unpack one takes a tenth of a millisecond, a small part of making it.
 * @param bytesOfUnpacked for bases as they are packed against: those that are asked for again and again need not be unpacked each time
 */
export function packedAnswers({ answers, bases }: AnswerShelves, bytesOfUnpacked: number): PackedAnswers {
  const shared = sharedParts();
  const newest = new LRUCache<string, Base>({ max: mostKinds });
  const unpackedBases = new LRUCache<string, Buffer>({
    maxSize: Math.ceil(bytesOfUnpacked),
    sizeCalculation: (text) => text.length + bytesBesides,
  });
  // Nobody takes a base of a process that died for one of that in its place.
  let lastId = randomInt(mostIds);

  /** That of a process; undefined where it has gone. */
  function textOfBase(id: number, of: number): Buffer | undefined {
    if (id === noBase) return nothing;
    const name = `${of} ${id}`;
    const known = unpackedBases.get(name);
    if (known) return known;
    const record = bases.get(id, of);
    const length = record?.readUInt32LE(bytesOfNumber) ?? 0;
    // In memory of its own, and no more of it: among many kinds a base is unpacked for every second page.
    const text =
      record &&
      unpack(record.subarray(2 * bytesOfNumber), textOfBase(record.readUInt32LE(0), of), length + 1);
    if (text) unpackedBases.set(name, text);
    return text;
  }

  /** The base of the narrowest kind; the text becomes that of each kind that has none. */
  function baseFor(kinds: readonly string[], text: Buffer): { id: number; dictionary: Buffer } {
    const kind = kinds.at(-1);
    if (kind === undefined) return { id: noBase, dictionary: nothing };
    const found = newest.get(kind);
    const dictionary = found && found.uses < mostUses ? textOfBase(found.id, bases.nth) : undefined;
    if (found && dictionary) {
      found.uses += 1;
      return { id: found.id, dictionary };
    }
    const wider = baseFor(kinds.slice(0, -1), text);
    lastId = (lastId + 1) % mostIds || 1;
    newest.set(kind, { id: lastId, uses: 1 });
    bases.set(lastId, [numbers(wider.id, text.length), pack(text, wider.dictionary)]);
    unpackedBases.set(`${bases.nth} ${lastId}`, unpooled(text));
    return { id: lastId, dictionary: text };
  }

  return {
    find: (key, take) =>
      answers.find(tagOf('', '', key), (record, of) => {
        const text = unpack(record.subarray(bytesOfNumber), textOfBase(record.readUInt32LE(0), of));
        const answer = text && read(text.toString(), key, shared);
        return answer && take(answer);
      }),
    set(key, answer, { kinds, words } = alone) {
      const [, middle, , end] = answer.plain;
      const [nameOfMiddle, nameOfEnd] = [shared.nameOf(middle), shared.nameOf(end)];
      if (nameOfMiddle === undefined || nameOfEnd === undefined) return;
      const text = write(key, answer, [nameOfMiddle, nameOfEnd], words);
      if (text.length > longestText) return;
      const { id, dictionary } = baseFor(kinds, text);
      answers.set(tagOf('', '', key), [numbers(id), pack(text, dictionary)]);
    },
  };
}

function numbers(...some: readonly number[]): Buffer {
  const bytes = Buffer.alloc(bytesOfNumber * some.length);
  for (const [nth, one] of some.entries()) bytes.writeUInt32LE(one, bytesOfNumber * nth);
  return bytes;
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
  shared: readonly [middle: string, end: string],
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

/** Undefined where it is the answer of another key, or has a part that only another process knows. */
function read(written: string, wanted: string, shared: SharedParts): PackedAnswer | undefined {
  const endOfWords = written.indexOf('\n');
  const words: string[] = JSON.parse(written.slice(0, endOfWords));
  const rest = written.slice(endOfWords + 1);
  const text = words.length > 0 ? withWords(rest, words) : rest;
  const endOfHead = text.indexOf('\n');
  const head: Head = JSON.parse(text.slice(0, endOfHead));
  const [key, encoding, since, names, before, sources] = head;
  const [part, end] = names.map(shared.named);
  if (key !== wanted || part === undefined || end === undefined) return undefined;
  const middle = endOfHead + 1 + before;
  const plain = [text.slice(endOfHead + 1, middle), part, text.slice(middle), end] as const;
  return { encoding, plain, since, sources };
}
