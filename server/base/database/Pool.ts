import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Compiled, verbatim } from './sql.ts';
import { ask, askTogether, createPool, takeConnection, type Answer, type PoolSettings } from './driver.ts';
import { Handle } from './Handle.ts';
import type { HeldConnection, SystemPool, TransactionBounds } from './queries.ts';
import type { Reader } from './Patient.ts';
import { Transaction } from './Transaction.ts';
import { Vigil } from './Vigil.ts';

const secondsToFinish = 5;
/** SQLSTATE `read_only_sql_transaction`: who is asked was the primary and is it no more. */
const readOnly = '25006';

/** A pool of connections to one server. */
export class Pool extends Handle implements SystemPool, Reader {
  readonly #pool: pg.Pool;
  readonly #isPrepared: boolean;
  readonly #vigil: Vigil;
  readonly #open = new Set<pg.PoolClient | pg.Client>();
  #closing: Promise<void> | undefined;

  constructor(url: string, settings: PoolSettings) {
    const pool = createPool(url, settings);
    super(
      (compiled) => this.execute(compiled),
      (statements) => this.executeTogether(statements),
    );
    this.#pool = pool;
    this.#isPrepared = settings.isPrepared;
    this.#vigil = new Vigil(pool, { url, isOneServer: settings.isOneServer ?? false });
    pool.on('connect', (client) => this.#open.add(client));
    pool.on('remove', (client) => this.#open.delete(client));
  }

  /** Asks on any connection for a statement that is written out. */
  execute(compiled: Compiled): Promise<Answer> {
    return ask(this.#pool, compiled, this.#isPrepared);
  }

  /** Asks on any connection for several of them in one journey, each of which answers one JSON value. */
  executeTogether(statements: readonly Compiled[]): Promise<unknown[]> {
    return askTogether(this.#pool, statements, this.#isPrepared);
  }

  async transaction<T>(
    work: (tx: Transaction) => Promise<T>,
    { longestMs }: TransactionBounds = {},
  ): Promise<T> {
    const client = await takeConnection(this.#pool);
    let lost: Error | undefined;
    try {
      const tx = new Transaction(client, this.#isPrepared);
      try {
        await tx.run(verbatim('begin'));
        if (longestMs !== undefined) tx.endWithin(longestMs);
        const result = await work(tx);
        const { command } = await tx.end('commit');
        if (command === 'ROLLBACK') throw new Error('A transaction in which a statement failed was to stay.');
        return result;
      } catch (error) {
        if (error instanceof pg.DatabaseError && error.code === readOnly) lost = error;
        await tx.end('rollback').catch((cause: Error) => (lost = cause));
        throw error;
      }
    } finally {
      client.release(lost);
    }
  }

  async hold(): Promise<HeldConnection> {
    const client = await takeConnection(this.#pool);
    this.#vigil.leave(client);
    return new Held(client, this.#isPrepared);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    const ended = this.#pool.end().then(() => true);
    const isEnded = await Promise.race([ended, wait(secondsToFinish * 1000, false, { ref: false })]);
    if (isEnded) return;
    // Whoever still works on a connection is told that it is gone.
    await Promise.all([...this.#open].map((client) => client.end().catch(() => {})));
  }
}

class Held extends Handle implements HeldConnection {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient, isPrepared: boolean) {
    super((compiled) => ask(client, compiled, isPrepared));
    this.#client = client;
  }

  release(isLost = false): void {
    this.#client.release(isLost);
  }
}
