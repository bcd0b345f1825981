/**
 * Keeps values by a kind and a key in so many bytes, about. What nobody asked for while half of them were filled is
 * forgotten: to look one up costs a third of what a list of the last used costs, and hundreds are looked up for a search.
 */
export class TwoGenerations<Kind, Key, Value> {
  readonly #most: number;
  #young = new Map<Kind, Map<Key, Value>>();
  #old = new Map<Kind, Map<Key, Value>>();
  #bytes = 0;

  constructor(bytes: number) {
    this.#most = bytes / 2;
  }

  /** How to look up what is kept of a kind. */
  of(kind: Kind): (key: Key) => Value | undefined {
    const young = this.#young.get(kind);
    const old = this.#old.get(kind);
    return (key) => {
      const known = young?.get(key);
      if (known !== undefined || !old) return known;
      const before = old.get(key);
      if (before !== undefined) this.set(kind, key, before);
      return before;
    };
  }

  set(kind: Kind, key: Key, value: Value): void {
    const ofKind = this.#young.get(kind) ?? new Map();
    this.#young.set(kind, ofKind);
    ofKind.set(key, value);
    this.#bytes += bytesOf(key) + bytesOf(value);
    if (this.#bytes < this.#most) return;
    this.#old = this.#young;
    this.#young = new Map();
    this.#bytes = 0;
  }
}

/** Of whatever is not a text: what it is held by. */
const held = 24;

/** The memory that a value takes, about. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return held + value.length;
  if (typeof value !== 'object' || value === null) return held;
  let bytes = held;
  for (const part of Object.values(value)) bytes += bytesOf(part);
  return bytes;
}
