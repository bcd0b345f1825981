import pg from 'pg';
import type { Compiled } from './sql.ts';
import { ask, openCopy, openCopyOut, type Answer } from './driver.ts';
import { Handle } from './Handle.ts';
import type { SystemTransaction } from './queries.ts';
import { TookTooLong } from './TookTooLong.ts';

/** SQLSTATE `query_canceled`. */
const cutOff = '57014';
/** The server is told anew what is left of the time no more often than this. */
const tellEveryMs = 1000;

/** A transaction on a connection of its own; what is asked at the same time waits for its turn. */
export class Transaction extends Handle implements SystemTransaction {
  readonly isTransaction = true;
  readonly #client: pg.PoolClient;
  #last: Promise<unknown> = Promise.resolve();
  #isOver = false;
  #bounds: { longestMs: number; end: number; toldAt: number } | undefined;

  constructor(client: pg.PoolClient, isPrepared: boolean) {
    super((compiled) => this.inTurn(() => this.#ask(compiled, isPrepared)));
    this.#client = client;
  }

  /**
   * From now on so many milliseconds are left, and about a second more: then the statement that runs is cut off, and no other
   * is asked. Both throw `TookTooLong`.
   */
  endWithin(longestMs: number): void {
    this.#bounds = { longestMs, end: performance.now() + longestMs, toldAt: -Infinity };
  }

  /** Does something with the connection when all that was asked before is answered. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isOver)
      throw new Error('The transaction is over: somebody in it did not wait for what was asked.');
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  askText(text: string, parameters: readonly unknown[]): Promise<Answer> {
    return this.inTurn(() => this.#ask({ text, parameters }, false));
  }

  async #ask(statement: Parameters<typeof ask>[1], isPrepared: boolean): Promise<Answer> {
    const bounds = this.#bounds;
    if (!bounds) return ask(this.#client, statement, isPrepared);
    const { longestMs, end, toldAt } = bounds;
    const now = performance.now();
    const left = Math.ceil(end - now);
    if (left <= 0) throw new TookTooLong(longestMs);
    if (now - toldAt > tellEveryMs) {
      bounds.toldAt = now;
      await ask(this.#client, { text: `set local statement_timeout = ${left}`, parameters: [] }, false);
    }
    return ask(this.#client, statement, isPrepared).catch((cause: unknown) => {
      const isCutOff = cause instanceof pg.DatabaseError && cause.code === cutOff;
      throw isCutOff ? new TookTooLong(longestMs, { cause }) : cause;
    });
  }

  /** A COPY from the program; to be called in turn, which lasts until the stream has ended. */
  copy(text: string) {
    return openCopy(this.#client, text);
  }

  /** A COPY to the program; to be called in turn, which lasts until the stream has ended. */
  copyOut(text: string) {
    return openCopyOut(this.#client, text);
  }

  /** Ends it: `commit` or `rollback`. Nothing can be asked of it any more. */
  async end(how: 'commit' | 'rollback'): Promise<Answer> {
    const command: Compiled = { text: how, parameters: [] };
    const ended = this.inTurn(() => ask(this.#client, command, false));
    this.#isOver = true;
    return ended;
  }
}
