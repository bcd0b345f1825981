import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { ConnectionLost } from './ConnectionLost.ts';
import { Handle } from './Handle.ts';
import type { Pool } from './Pool.ts';
import { sql } from './sql.ts';

/** So often a server that is away is asked whether it is back. */
const pauseMs = 1000;

/**
 * Reads of one server, and of another one for as long as it does not answer: of the replica for strangers, of the primary for
 * whoever is signed in (behaviour B515, B666). Only what can be read twice may be asked here.
 */
export class FirstOfTwo extends Handle {
  readonly #first: Pool;
  readonly #second: Pool;
  readonly #closing = new AbortController();
  #isAway = false;

  constructor(first: Pool, second: Pool) {
    super(
      (compiled) => this.#ofFirst((pool) => pool.execute(compiled)),
      (statements) => this.#ofFirst((pool) => pool.executeTogether(statements)),
    );
    this.#first = first;
    this.#second = second;
  }

  /** Are reads answered by the second? */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** Ends waiting for the first; the pools are closed by who opened them. */
  stop(): void {
    this.#closing.abort();
  }

  async #ofFirst<T>(asked: (pool: Pool) => Promise<T>): Promise<T> {
    if (this.#isAway) return asked(this.#second);
    try {
      return await asked(this.#first);
    } catch (error) {
      if (!isOfTheServer(error)) throw error;
      void this.#waitForFirst();
      return asked(this.#second);
    }
  }

  async #waitForFirst(): Promise<void> {
    if (this.#isAway) return;
    this.#isAway = true;
    const { signal } = this.#closing;
    while (this.#isAway && !signal.aborted) {
      await wait(pauseMs, undefined, { ref: false, signal }).catch(() => {});
      this.#isAway = await this.#first.has(sql`select`).then(
        () => false,
        () => true,
      );
    }
  }
}

/**
 * Would another server answer what this one did not? SQLSTATE 08 and 53: connection and resources, 57P: shutdown, 40001 of a
 * read: it was cancelled by what a replica takes over (PostgreSQL, 26.4.2).
 */
function isOfTheServer(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  return error instanceof DatabaseError && /^(08|53|57P|40001)/.test(error.code ?? '');
}
