/** What a client asked for: a page that was kept, one that was made, what else is read, or a write. */
export type Kind = 'kept' | 'made' | 'other' | 'write';

/** What clients have seen. */
export class Tally {
  requests = 0;
  /** Writes that were told to come again, 503 with `Retry-After`. */
  refused = 0;
  /** Whatever else a client takes for an error: of reads, and of writes. */
  readonly failed = { reads: 0, writes: 0 };
  readonly failures = new Map<string, number>();
  readonly #milliseconds: Record<Kind, number[]> = { kept: [], made: [], other: [], write: [] };
  /** When the last write was refused or failed, and when the first one after it went through. */
  #troubleSince: number | undefined;
  longestWithoutWritesMs = 0;

  note(
    kind: Kind,
    { status, isPolite, ms }: { status: number | string; isPolite: boolean; ms: number },
  ): void {
    this.requests += 1;
    const isFine = typeof status === 'number' && status < 400;
    if (isFine) this.#milliseconds[kind].push(ms);
    const isWrite = kind === 'write';
    if (isWrite) this.#noteTrouble(isFine);
    if (isFine) return;
    if (isWrite && isPolite) {
      this.refused += 1;
      return;
    }
    this.failed[isWrite ? 'writes' : 'reads'] += 1;
    const name = `${isWrite ? 'write' : 'read'} ${status}`;
    this.failures.set(name, (this.failures.get(name) ?? 0) + 1);
  }

  #noteTrouble(isFine: boolean): void {
    const now = performance.now();
    if (!isFine) this.#troubleSince ??= now;
    else if (this.#troubleSince !== undefined) {
      this.longestWithoutWritesMs = Math.max(this.longestWithoutWritesMs, now - this.#troubleSince);
      this.#troubleSince = undefined;
    }
  }

  /** How many of these went through. */
  count(...kinds: readonly Kind[]): number {
    return this.#of(kinds).length;
  }

  /** Milliseconds of what went through: p50, p95, p99. */
  percentiles(...kinds: readonly Kind[]): [p50: number, p95: number, p99: number] {
    const sorted = this.#of(kinds).toSorted((one, other) => one - other);
    const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
    return [at(0.5), at(0.95), at(0.99)];
  }

  #of(kinds: readonly Kind[]): number[] {
    return kinds.flatMap((kind) => this.#milliseconds[kind]);
  }
}
