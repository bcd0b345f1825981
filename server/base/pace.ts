import { setTimeout as wait } from 'node:timers/promises';

/** How much of a machine long work takes that nobody waits for: all it can, or what leaves it to visitors. */
export const paces = ['full', 'gentle'] as const;
export type Pace = (typeof paces)[number];

/** Gentle work rests so many times as long as it worked. */
const restsPerWork = 2;

/** Long work in pieces (behaviour B378). */
export class Paced {
  readonly #isGentle: boolean;
  readonly #signal: AbortSignal | undefined;
  #since = performance.now();

  constructor(pace: Pace, signal?: AbortSignal) {
    this.#isGentle = pace === 'gentle';
    this.#signal = signal;
  }

  /** Call it after each piece, outside of any transaction that others wait for. A signal ends the rest. */
  async rest(): Promise<void> {
    if (!this.#isGentle) return;
    const worked = performance.now() - this.#since;
    await wait(worked * restsPerWork, undefined, this.#signal && { signal: this.#signal }).catch(() => {});
    this.#since = performance.now();
  }
}
