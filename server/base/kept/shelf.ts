import { fileRing } from './fileRing.ts';

/** A file in which the web processes of a machine keep what they made: each writes parts of its own, and reads all. */
export interface KeptFile {
  fd: number;
  /** Which of them this one is, from 0 on. */
  nth: number;
  processes: number;
}

/** Records of one kind that the processes of a machine keep: each its own, to be read by all. */
export interface Shelf {
  /** Which of the processes this one is. */
  nth: number;
  /**
   * What is read from the first record under a number that `read` does not refuse with undefined: this process's own, or that of
   * another one. `of` says whose it is.
   */
  find<T>(number: number, read: (record: Buffer, of: number) => T | undefined): T | undefined;
  /** The record of one of them. */
  get(number: number, of: number): Buffer | undefined;
  /** Keeps a record as this process's own; where there is no room on the disk, it is not kept. */
  set(number: number, parts: readonly Uint8Array[]): void;
}

/**
 * A shelf in a file.
 * @param from where it begins there
 * @param bytes what all processes have on it
 */
export function shelf({ fd, nth, processes }: KeptFile, from: number, bytes: number): Shelf {
  const own = Math.floor(bytes / processes);
  const rings = Array.from({ length: processes }, (_, of) => fileRing(fd, from + of * own, own));
  const order = [nth, ...rings.keys().filter((of) => of !== nth)];

  function recordOf(number: number, of: number): Buffer | undefined {
    try {
      return rings[of]?.get(number);
    } catch {
      // What the disk does not give back is made again.
      return undefined;
    }
  }

  return {
    nth,
    find(number, read) {
      for (const of of order) {
        const record = recordOf(number, of);
        const found = record && read(record, of);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    get: recordOf,
    set(number, parts) {
      try {
        rings[nth]?.set(number, parts);
      } catch {
        // What cannot be kept is made again.
      }
    },
  };
}
