import { Busy } from './Busy.ts';

/** How many take turns, and how long they wait for one. */
export interface TurnLimits {
  atATime: number;
  waiting: number;
  waitingOfCaller: number;
  longestWaitSeconds: number;
}

interface Waiter {
  begin(end: () => void): void;
}

/** What work took so far, before anything was measured. */
const firstGuessMs = 2000;
/** How much the latest work counts for what the next is thought to take. */
const weightOfLatest = 0.3;

/** Turns at something scarce: so many at a time, and of those who wait each caller in turn, however much one of them asks for. */
export class Turns {
  readonly #limits: TurnLimits;
  /** By caller, the one whose turn is next first; nobody with nothing to do. */
  readonly #waiting = new Map<string, Set<Waiter>>();
  #running = 0;
  #usualMs = firstGuessMs;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** How many are at work. */
  get running(): number {
    return this.#running;
  }

  /** How many wait. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /**
   * Waits for a turn; what it returns ends it. Throws `Busy` when too many wait already, or when it does not come in
   * time, and the signal's reason when that ends it.
   */
  async take(caller: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#running < this.#limits.atATime) return this.#begin();
    const own = this.#waiting.get(caller) ?? new Set();
    if (own.size >= this.#limits.waitingOfCaller) throw this.#busy(true);
    if (this.waiting >= this.#limits.waiting) throw this.#busy(false);
    const patience = AbortSignal.timeout(this.#limits.longestWaitSeconds * 1000);
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { begin: resolve };
      own.add(waiter);
      this.#waiting.set(caller, own);
      const leave = (reason: () => unknown) => {
        if (!own.delete(waiter)) return;
        if (own.size === 0) this.#waiting.delete(caller);
        reject(reason());
      };
      signal.addEventListener('abort', () => leave(() => signal.reason), { once: true });
      patience.addEventListener('abort', () => leave(() => this.#busy(false)), { once: true });
    });
  }

  /** @param isOwn is it the caller's own work that there is too much of? */
  #busy(isOwn: boolean): Busy {
    const ahead = this.waiting + this.#running;
    return new Busy(Math.ceil((ahead * this.#usualMs) / this.#limits.atATime / 1000), isOwn);
  }

  #begin(): () => void {
    this.#running += 1;
    const start = performance.now();
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      this.#running -= 1;
      this.#usualMs += weightOfLatest * (performance.now() - start - this.#usualMs);
      this.#next();
    };
  }

  /** Whoever had the turn goes behind all others. */
  #next(): void {
    const [first] = this.#waiting;
    if (!first) return;
    const [caller, own] = first;
    const [waiter] = own;
    if (!waiter) return;
    own.delete(waiter);
    this.#waiting.delete(caller);
    if (own.size > 0) this.#waiting.set(caller, own);
    waiter.begin(this.#begin());
  }
}
