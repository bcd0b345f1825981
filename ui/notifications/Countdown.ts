/**
 * Runs down in ticks and calls `onEnd` once; holding it stops the clock, releasing lets the rest run
 * (behaviour B108).
 */
export class Countdown {
  #left: number;
  #tickMs: number;
  #onEnd: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(ms: number, tickMs: number, onEnd: () => void) {
    this.#left = ms;
    this.#tickMs = tickMs;
    this.#onEnd = onEnd;
    this.release();
  }

  hold(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  release(): void {
    this.#timer ??= setInterval(() => this.#tick(), this.#tickMs);
  }

  #tick(): void {
    this.#left -= this.#tickMs;
    if (this.#left > 0) return;
    this.hold();
    this.#onEnd();
  }
}
