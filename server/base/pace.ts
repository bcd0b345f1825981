import { setTimeout as wait } from 'node:timers/promises';

/** How much of a machine long work takes that nobody waits for: all it can, or what leaves it to visitors. */
export const paces = ['full', 'gentle'] as const;
export type Pace = (typeof paces)[number];

/** Work rests so many times as long as it worked. */
const restsPerWork: Record<Pace, number> = { full: 0, gentle: 2 };

/** Long work in pieces (behaviour B378). */
export class Paced {
  readonly #rests: number;
  readonly #longestMs: number;
  readonly #signal: AbortSignal | undefined;
  #since = performance.now();

  /** @param rests of work that is in no hurry at full pace either, and how long it rests at most after a piece */
  constructor(pace: Pace, signal?: AbortSignal, rests = { least: 0, longestMs: Infinity }) {
    this.#rests = Math.max(restsPerWork[pace], rests.least);
    this.#longestMs = rests.longestMs;
    this.#signal = signal;
  }

  /** Call it after each piece, outside of any transaction that others wait for. A signal ends the rest. */
  async rest(): Promise<void> {
    if (this.#rests === 0) return;
    const worked = performance.now() - this.#since;
    await wait(
      Math.min(worked * this.#rests, this.#longestMs),
      undefined,
      this.#signal && { signal: this.#signal },
    ).catch(() => {});
    this.#since = performance.now();
  }
}
