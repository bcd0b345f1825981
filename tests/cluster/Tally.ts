/** What clients have seen. */
export class Tally {
  requests = 0;
  /** Writes that were told to come again, 503 with `Retry-After`. */
  refused = 0;
  /** Whatever else a client takes for an error: of reads, and of writes. */
  readonly failed = { reads: 0, writes: 0 };
  readonly failures = new Map<string, number>();
  readonly #milliseconds: number[] = [];
  readonly #writes: number[] = [];
  /** When the last write was refused or failed, and when the first one after it went through. */
  #troubleSince: number | undefined;
  longestWithoutWritesMs = 0;
  reads = 0;

  note(
    kind: 'read' | 'write',
    { status, isPolite, ms }: { status: number | string; isPolite: boolean; ms: number },
  ): void {
    this.requests += 1;
    if (kind === 'read') this.reads += 1;
    const isFine = typeof status === 'number' && status < 400;
    if (isFine) (kind === 'read' ? this.#milliseconds : this.#writes).push(ms);
    if (kind === 'write') this.#noteTrouble(isFine);
    if (isFine) return;
    if (kind === 'write' && isPolite) {
      this.refused += 1;
      return;
    }
    this.failed[kind === 'read' ? 'reads' : 'writes'] += 1;
    const name = `${kind} ${status}`;
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

  /** Milliseconds of what went through: p50, p95, p99, of reads or of writes. */
  percentiles(kind: 'reads' | 'writes'): number[] {
    const sorted = (kind === 'reads' ? this.#milliseconds : this.#writes).toSorted(
      (one, other) => one - other,
    );
    return [0.5, 0.95, 0.99].map((share) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0));
  }
}
