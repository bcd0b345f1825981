import type pg from 'pg';
import type { Compiled } from './compile.ts';
import { ask, openCopy, type Answer } from './driver.ts';
import { Handle } from './Handle.ts';
import type { SystemTransaction } from './queries.ts';

/** A transaction on a connection of its own; what is asked at the same time waits for its turn. */
export class Transaction extends Handle implements SystemTransaction {
  readonly isTransaction = true;
  readonly #client: pg.PoolClient;
  #last: Promise<unknown> = Promise.resolve();
  #isOver = false;

  constructor(client: pg.PoolClient, isPrepared: boolean) {
    super((compiled) => this.inTurn(() => ask(this.#client, compiled, isPrepared)));
    this.#client = client;
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
    return this.inTurn(() => ask(this.#client, { text, parameters }, false));
  }

  /** A COPY from the program; to be called in turn, which lasts until the stream has ended. */
  copy(text: string) {
    return openCopy(this.#client, text);
  }

  /** Ends it: `commit` or `rollback`. Nothing can be asked of it any more. */
  async end(how: 'commit' | 'rollback'): Promise<Answer> {
    const command: Compiled = { text: how, parameters: [] };
    const ended = this.inTurn(() => ask(this.#client, command, false));
    this.#isOver = true;
    return ended;
  }
}
