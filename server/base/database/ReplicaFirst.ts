import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { ConnectionLost } from './ConnectionLost.ts';
import { Handle } from './Handle.ts';
import type { Pool } from './Pool.ts';
import { sql } from './sql.ts';

/** So often a replica that is away is asked whether it is back. */
const pauseMs = 1000;

/**
 * Reads of a replica, and of the primary for as long as the replica does not answer: a visitor notices neither its end
 * nor its return (behaviour B515). Only what can be read twice may be asked here.
 */
export class ReplicaFirst extends Handle {
  readonly #replica: Pool;
  readonly #primary: Pool;
  readonly #closing = new AbortController();
  #isAway = false;

  constructor(replica: Pool, primary: Pool) {
    super(
      (compiled) => this.#ofReplica((pool) => pool.execute(compiled)),
      (statements) => this.#ofReplica((pool) => pool.executeTogether(statements)),
    );
    this.#replica = replica;
    this.#primary = primary;
  }

  /** Are reads answered by the primary? */
  get isReplicaAway(): boolean {
    return this.#isAway;
  }

  /** Ends waiting for the replica; its pool is closed by who opened it. */
  stop(): void {
    this.#closing.abort();
  }

  async #ofReplica<T>(asked: (pool: Pool) => Promise<T>): Promise<T> {
    if (this.#isAway) return asked(this.#primary);
    try {
      return await asked(this.#replica);
    } catch (error) {
      if (!isOfTheReplica(error)) throw error;
      void this.#waitForReplica();
      return asked(this.#primary);
    }
  }

  async #waitForReplica(): Promise<void> {
    if (this.#isAway) return;
    this.#isAway = true;
    const { signal } = this.#closing;
    while (this.#isAway && !signal.aborted) {
      await wait(pauseMs, undefined, { ref: false, signal }).catch(() => {});
      this.#isAway = await this.#replica.has(sql`select`).then(
        () => false,
        () => true,
      );
    }
  }
}

/**
 * Would the primary answer what the replica did not? SQLSTATE 08 and 53: connection and resources, 57P: shutdown, 40001 of a
 * read: it was cancelled by what the replica takes over (PostgreSQL, 26.4.2).
 */
function isOfTheReplica(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  return error instanceof DatabaseError && /^(08|53|57P|40001)/.test(error.code ?? '');
}
