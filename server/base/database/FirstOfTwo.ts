import { setTimeout as wait } from 'node:timers/promises';
import { type Compiled, sql } from './sql.ts';
import type { Answer } from './driver.ts';
import { isServerAway } from './isServerAway.ts';
import type { Reader } from './Patient.ts';
import type { Pool } from './Pool.ts';

/** So often a server that is away is asked whether it is back. */
const pauseMs = 1000;

/**
 * Reads of one server, and of another one for as long as it does not answer: of the replica for strangers, of the primary for
 * whoever is signed in (behaviour B515, B666). Only what can be read twice may be asked here.
 */
export class FirstOfTwo implements Reader {
  readonly #first: Pool;
  readonly #second: Pool;
  readonly #closing = new AbortController();
  #isAway = false;
  /** What the second has not answered yet, to be asked of the first once that is back. */
  readonly #unanswered = new Set<() => void>();

  constructor(first: Pool, second: Pool) {
    this.#first = first;
    this.#second = second;
  }

  /** Are reads answered by the second? */
  get isAway(): boolean {
    return this.#isAway;
  }

  execute(compiled: Compiled): Promise<Answer> {
    return this.#ofFirst((pool) => pool.execute(compiled));
  }

  executeTogether(statements: readonly Compiled[]): Promise<unknown[]> {
    return this.#ofFirst((pool) => pool.executeTogether(statements));
  }

  /** Ends waiting for the first; the pools are closed by who opened them. */
  stop(): void {
    this.#closing.abort();
  }

  async #ofFirst<T>(asked: (pool: Pool) => Promise<T>): Promise<T> {
    if (this.#isAway) return this.#ofSecond(asked);
    try {
      return await asked(this.#first);
    } catch (error) {
      if (!isServerAway(error)) throw error;
      void this.#waitForFirst();
      return this.#ofSecond(asked);
    }
  }

  /** Before it a pooler may stand that has nobody to ask for a while, and says nothing: the first may be back sooner. */
  #ofSecond<T>(asked: (pool: Pool) => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const askFirst = () => void asked(this.#first).then(resolve, reject);
    this.#unanswered.add(askFirst);
    asked(this.#second)
      .finally(() => this.#unanswered.delete(askFirst))
      .then(resolve, reject);
    return promise;
  }

  async #waitForFirst(): Promise<void> {
    if (this.#isAway) return;
    this.#isAway = true;
    const { signal } = this.#closing;
    while (!(await this.#answers())) {
      if (signal.aborted) return;
      await wait(pauseMs, undefined, { ref: false, signal }).catch(() => {});
    }
    this.#isAway = false;
    const unanswered = [...this.#unanswered];
    this.#unanswered.clear();
    for (const askFirst of unanswered) askFirst();
  }

  #answers(): Promise<boolean> {
    return this.#first.has(sql`select`).then(
      () => true,
      () => false,
    );
  }
}
