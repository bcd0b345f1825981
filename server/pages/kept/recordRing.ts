/** Records of bytes under numbers, in memory of a fixed size at most: what was neither stored nor read for the longest goes. */
export interface RecordRing {
  /** What was stored last under a number, as a view that is good until the next `set`; undefined where it is gone. */
  get(number: number): Buffer | undefined;
  /** Stores a record of these parts. One that takes more than a tenth of the memory, or four megabytes, is not kept. */
  set(number: number, parts: readonly Uint8Array[]): void;
}

interface Numbered {
  number: number;
  record: Buffer;
}

/** Before each record: its number, and its length with a bit that says whether it was read since it was written. */
const header = 8;
const isRead = 0x8000_0000;
/** For so many bytes there is a place in the table at least; where it is nearly full, it begins to lose some. */
const bytesPerPlace = 256;
const bytesOfPlace = 8;
/** In how many places a number is looked for. */
const places = 8;
/** The memory is taken piece by piece, as it fills; a record that is longer than a piece is not kept. */
const mostOfPiece = 4 * 1024 * 1024;
const fewestPieces = 10;
/** How many records that were read are written again, at the most, to make room for one. */
const mostSaved = 64;

/**
 * A ring that is written round and round: a record that was read since it was written is written again when its place is
 * needed, any other goes. Positions count on and on, so that a table of them needs no clearing: what stands before the
 * ring's end is gone.
 * @param bytes what it takes in all, its table included; numbers are unsigned, of 32 bits
 */
export function recordRing(bytes: number): RecordRing {
  const count = 2 ** Math.max(3, Math.ceil(Math.log2(bytes / bytesPerPlace)));
  const left = Math.max(1024, bytes - count * bytesOfPlace);
  const pieceBytes = Math.min(mostOfPiece, Math.floor(left / fewestPieces));
  const size = Math.floor(left / pieceBytes) * pieceBytes;
  const pieces: Buffer[] = [];
  /** Where each record begins, and one more: 0 is nowhere. */
  const table = new Float64Array(count);
  let [first, next] = [0, 0];

  /** No record is in two pieces. */
  const pieceOf = (position: number) =>
    (pieces[Math.floor((position % size) / pieceBytes)] ??= Buffer.allocUnsafeSlow(pieceBytes));
  const at = (position: number) => position % pieceBytes;
  const numberAt = (position: number) => pieceOf(position).readUInt32LE(at(position));
  const lengthAt = (position: number) => pieceOf(position).readUInt32LE(at(position) + 4) % isRead;
  const wasRead = (position: number) => pieceOf(position).readUInt32LE(at(position) + 4) >= isRead;
  const recordAt = (position: number) =>
    pieceOf(position).subarray(at(position) + header, at(position) + header + lengthAt(position));
  const placeOf = (number: number, step: number) => (Math.imul(number, 0x9e3779b1) + step) & (count - 1);

  function positionOf(number: number): number | undefined {
    for (let step = 0; step < places; step += 1) {
      const position = (table[placeOf(number, step)] ?? 0) - 1;
      if (position >= first && numberAt(position) === number) return position;
    }
    return undefined;
  }

  /** Writes down where a record is: where its forerunner was, in a free place, or in that of the oldest. */
  function note(number: number, position: number, former: number | undefined): void {
    let chosen = placeOf(number, 0);
    for (let step = 0; step < places; step += 1) {
      const place = placeOf(number, step);
      const there = (table[place] ?? 0) - 1;
      if (there === former) {
        chosen = place;
        break;
      }
      if (there < (table[chosen] ?? 0) - 1) chosen = place;
    }
    table[chosen] = position + 1;
  }

  /** What is left between a position and the end of its piece, where that is too little for a record. */
  const restAt = (position: number, needed: number) => {
    const rest = pieceBytes - at(position);
    return rest < needed ? rest : 0;
  };

  /** Makes the oldest record go; answers it where it should be written again. */
  function takeFirst(): Numbered | undefined {
    const rest = restAt(first, header);
    if (rest > 0 || lengthAt(first) === 0) {
      first += rest || pieceBytes - at(first);
      return undefined;
    }
    const [number, length] = [numberAt(first), lengthAt(first)];
    const isSaved = wasRead(first) && positionOf(number) === first;
    const record = isSaved ? Buffer.from(recordAt(first)) : undefined;
    first += header + length;
    return record && { number, record };
  }

  return {
    get(number) {
      const position = positionOf(number);
      if (position === undefined) return undefined;
      pieceOf(position).writeUInt32LE(lengthAt(position) + isRead, at(position) + 4);
      return recordAt(position);
    },
    set(number, parts) {
      const waiting: Numbered[] = [{ number, record: Buffer.concat(parts) }];
      if ((waiting[0]?.record.length ?? 0) + header > pieceBytes) return;
      let saved = 0;
      for (const { number: name, record } of waiting) {
        const needed = header + record.length;
        const rest = restAt(next, needed);
        while (next + rest + needed - first > size) {
          const found = takeFirst();
          // Not what this one takes the place of.
          if (found && found.number !== number && saved < mostSaved) {
            saved += 1;
            waiting.push(found);
          }
        }
        if (rest >= header) pieceOf(next).writeUInt32LE(0, at(next) + 4);
        next += rest;
        const former = positionOf(name);
        pieceOf(next).writeUInt32LE(name, at(next));
        pieceOf(next).writeUInt32LE(record.length, at(next) + 4);
        pieceOf(next).set(record, at(next) + header);
        note(name, next, former);
        next += needed;
      }
    },
  };
}
