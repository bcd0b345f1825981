import pg from 'pg';
import type { Parameter } from './sql.ts';
import { wireValue } from './wireValue.ts';

/** A statement that answers one row of one JSON value, under the name that it is prepared by; without one it is planned each time. */
export interface Part {
  name: string | undefined;
  text: string;
  parameters: readonly Parameter[];
}

/** What is prepared on each connection under the names of parts: no others have names like these. */
const prepared = new WeakMap<pg.Connection, Set<string>>();

/**
 * Statements that go to the server in one go and come back in one: each keeps its own text, so that it is planned once
 * whatever it travels with. Written for `pg.Client.query`, which calls what begins with `handle` (PostgreSQL, 54.2.3: what
 * stands before one Sync is one transaction, and after a failure nothing more of it is done).
 */
export class Journey implements pg.Submittable {
  readonly answered: Promise<unknown[]>;
  readonly #parts: readonly Part[];
  readonly #values: unknown[] = [];
  #resolve: (values: unknown[]) => void = () => {};
  #reject: (error: Error) => void = () => {};

  constructor(parts: readonly Part[]) {
    this.#parts = parts;
    this.answered = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: pg.Connection): void {
    const known = prepared.get(connection) ?? new Set();
    prepared.set(connection, known);
    connection.stream.cork();
    for (const { name = '', text, parameters } of this.#parts) {
      if (name === '' || !known.has(name)) connection.parse({ name, text, types: [] }, true);
      // Whoever fails on the way gives the connection back as one to be closed.
      if (name !== '') known.add(name);
      connection.bind({ statement: name, values: parameters.map(wireValue) }, true);
      connection.execute(null, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleDataRow({ fields: [value] }: { fields: readonly (string | null)[] }): void {
    this.#values.push(value);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    try {
      this.#resolve(this.#values.map((value) => JSON.parse(String(value))));
    } catch (error) {
      this.handleError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  handleError(error: Error): void {
    this.#reject(error);
  }
}
