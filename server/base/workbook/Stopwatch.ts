import { workbookLimits as limits } from './limits.ts';
import { WorkbookError } from './WorkbookError.ts';

/** Counts a reader's own time: what the caller does between two batches is not the file's fault. */
export class Stopwatch {
  #spent = 0;
  #since = 0;

  start(): void {
    this.#since = performance.now();
  }

  /** @throws {WorkbookError} too-slow */
  lap(): void {
    const now = performance.now();
    this.#spent += now - this.#since;
    this.#since = now;
    if (this.#spent > limits.seconds * 1000) throw new WorkbookError('too-slow', { limit: limits.seconds });
  }
}
