import { readSync, writeSync } from 'node:fs';
import { uptime } from 'node:os';
import { crc32 } from 'node:zlib';

/** Records of bytes under numbers, in a fixed part of a file: what was neither stored nor read for the longest goes. */
export interface RecordRing {
  /** What was stored last under a number; undefined where it is gone. */
  get(number: number): Buffer | undefined;
  /** Stores a record of these parts. One that takes more than a tenth of the room, or four megabytes, is not kept. */
  set(number: number, parts: readonly Uint8Array[]): void;
}

interface Numbered {
  number: number;
  record: Buffer;
}

/** A position, a number, and whether the record was read since it was written. */
const bytesOfPlace = 16;
const place = { position: 0, number: 8, isRead: 12 };
/** In how many places a number is looked for; they lie beside each other. */
const placesOfBucket = 16;
const bytesOfBucket = placesOfBucket * bytesOfPlace;
/** For so many bytes there is a place at least; where it is nearly full, the table begins to lose some. */
const bytesPerPlace = 320;
/** Before each record. What is read while another process writes over it has not the number, the place or the sum that it should. */
const bytesOfHead = 20;
const head = { number: 0, length: 4, position: 8, sum: 16 };
/** Most records are read in one go with what stands before them. */
const usualBytes = 2048;
const mostOfRecord = 4 * 1024 * 1024;
const leastShare = 1 / 10;
/** How many records that were read are written again, at the most, to make room for one. */
const mostSaved = 64;
/** Positions stay whole numbers for as long. */
const mostSeconds = 2 ** 24;
const yes = Buffer.from([1]);

/**
 * A ring that is written round and round: a record that was read since it was written is written again when its place is
 * needed, any other goes. Positions count on and on. One process writes it, as the only one, and others may read it: to read
 * costs some microseconds of the system, which has the file in its memory.
 * @param from where the part of the file begins; numbers are unsigned, of 32 bits
 * @param bytes what it takes in all, its table included
 */
export function fileRing(fd: number, from: number, bytes: number): RecordRing {
  const buckets = Math.max(1, Math.floor(bytes / bytesPerPlace / placesOfBucket));
  const begin = from + buckets * bytesOfBucket;
  const size = from + bytes - begin;
  const longest = Math.min(mostOfRecord, Math.floor(size * leastShare));
  const bucket = Buffer.alloc(bytesOfBucket);
  // A position of 0 is nowhere. Behind those of a process that died, as none writes so much in a second.
  const begun = size * (1 + (Math.floor(uptime()) % mostSeconds));
  let [first, next] = [begun, begun];

  const bucketAt = (number: number) =>
    from + ((Math.imul(number, 0x9e3779b1) >>> 0) % buckets) * bytesOfBucket;
  const fileAt = (position: number) => begin + (position % size);
  const positionIn = (nth: number) => bucket.readDoubleLE(nth * bytesOfPlace + place.position);
  const numberIn = (nth: number) => bucket.readUInt32LE(nth * bytesOfPlace + place.number);
  const wasRead = (nth: number) => bucket[nth * bytesOfPlace + place.isRead] === 1;

  /** Reads the places in which a number may stand, and tells in which it does; -1 where it does not. */
  function findPlace(number: number): number {
    readSync(fd, bucket, 0, bytesOfBucket, bucketAt(number));
    for (let nth = 0; nth < placesOfBucket; nth += 1)
      if (positionIn(nth) > 0 && numberIn(nth) === number) return nth;
    return -1;
  }

  /** Writes down where a record is: where its forerunner was, in a free place, or in that of the oldest. */
  function note(number: number, position: number): void {
    let chosen = findPlace(number);
    if (chosen < 0) {
      chosen = 0;
      for (let nth = 1; nth < placesOfBucket; nth += 1)
        if (positionIn(nth) < positionIn(chosen)) chosen = nth;
    }
    const written = Buffer.alloc(bytesOfPlace);
    written.writeDoubleLE(position, place.position);
    written.writeUInt32LE(number, place.number);
    writeSync(fd, written, 0, bytesOfPlace, bucketAt(number) + chosen * bytesOfPlace);
  }

  /** Undefined where another record stands there by now, or half of one. */
  function recordAt(position: number, number: number): Buffer | undefined {
    const found = Buffer.allocUnsafe(Math.min(usualBytes, size - (position % size)));
    readSync(fd, found, 0, found.length, fileAt(position));
    if (found.length < bytesOfHead || found.readUInt32LE(head.number) !== number) return undefined;
    if (found.readDoubleLE(head.position) !== position) return undefined;
    const length = found.readUInt32LE(head.length);
    const sum = found.readUInt32LE(head.sum);
    let record = found.subarray(bytesOfHead, bytesOfHead + length);
    if (record.length < length) {
      if (length > longest) return undefined;
      record = Buffer.allocUnsafe(length);
      readSync(fd, record, 0, length, fileAt(position) + bytesOfHead);
    }
    return crc32(record) === sum ? record : undefined;
  }

  /** What is left between a position and the end of the ring, where that is too little for a record: none is in two pieces. */
  const restAt = (position: number, needed: number) => {
    const rest = size - (position % size);
    return rest < needed ? rest : 0;
  };

  /** Makes the oldest record go; answers it where it should be written again. */
  function takeFirst(): Numbered | undefined {
    const rest = restAt(first, bytesOfHead);
    const found = Buffer.alloc(bytesOfHead);
    if (rest === 0) readSync(fd, found, 0, bytesOfHead, fileAt(first));
    const length = found.readUInt32LE(head.length);
    if (length === 0) {
      first += rest || size - (first % size);
      return undefined;
    }
    const position = first;
    const number = found.readUInt32LE(head.number);
    first += bytesOfHead + length;
    const nth = findPlace(number);
    if (nth < 0 || positionIn(nth) !== position || !wasRead(nth)) return undefined;
    const record = recordAt(position, number);
    return record && { number, record };
  }

  function write({ number, record }: Numbered): void {
    const before = Buffer.alloc(bytesOfHead);
    before.writeUInt32LE(number, head.number);
    before.writeUInt32LE(record.length, head.length);
    before.writeDoubleLE(next, head.position);
    before.writeUInt32LE(crc32(record), head.sum);
    const whole = Buffer.concat([before, record]);
    writeSync(fd, whole, 0, whole.length, fileAt(next));
    note(number, next);
    next += whole.length;
  }

  return {
    get(number) {
      const nth = findPlace(number);
      if (nth < 0) return undefined;
      if (!wasRead(nth)) writeSync(fd, yes, 0, 1, bucketAt(number) + nth * bytesOfPlace + place.isRead);
      return recordAt(positionIn(nth), number);
    },
    set(number, parts) {
      const waiting: Numbered[] = [{ number, record: Buffer.concat(parts) }];
      if ((waiting[0]?.record.length ?? 0) + bytesOfHead > longest) return;
      let saved = 0;
      for (const one of waiting) {
        const needed = bytesOfHead + one.record.length;
        const rest = restAt(next, needed);
        while (next + rest + needed - first > size) {
          const found = takeFirst();
          // Not what this one takes the place of.
          if (found && found.number !== one.number && saved < mostSaved) {
            saved += 1;
            waiting.push(found);
          }
        }
        if (rest >= bytesOfHead) writeSync(fd, Buffer.alloc(bytesOfHead), 0, bytesOfHead, fileAt(next));
        next += rest;
        write(one);
      }
    },
  };
}
