import type { Row, Shape } from './column.ts';
import { compile } from './compile.ts';
import type { Compiled, Sql } from './sql.ts';
import type { Answer } from './driver.ts';
import type { SystemQueries } from './queries.ts';
import { observed } from './observer.ts';
import { onlyRow } from './onlyRow.ts';

/** Asks the database by one way to reach it. */
export class Handle implements SystemQueries {
  readonly journey: SystemQueries['journey'];
  readonly #execute: (compiled: Compiled) => Promise<Answer>;

  /** @param executeTogether answers one JSON value for each; there where several statements can go in one journey */
  constructor(
    execute: (compiled: Compiled) => Promise<Answer>,
    executeTogether?: (statements: readonly Compiled[]) => Promise<unknown[]>,
  ) {
    this.#execute = execute;
    this.journey =
      executeTogether &&
      (async (statements) => {
        const values = await executeTogether(statements.map(compile));
        for (const [nth, statement] of statements.entries())
          observed(statement, undefined, answerOf(values[nth]));
        return values;
      });
  }

  async rows<S extends Shape>(shape: S, statement: Sql): Promise<Row<S>[]> {
    const { rows } = await this.ask(statement, shape);
    // What the columns hold is judged in the tests (`observer.ts`), for every statement of the program.
    return rows as Row<S>[];
  }

  async first<S extends Shape>(shape: S, statement: Sql): Promise<Row<S> | undefined> {
    const [row] = await this.rows(shape, statement);
    return row;
  }

  async one<S extends Shape>(shape: S, statement: Sql): Promise<Row<S>> {
    return onlyRow(await this.rows(shape, statement));
  }

  async has(statement: Sql): Promise<boolean> {
    return (await this.ask(statement)).rows.length > 0;
  }

  async run(statement: Sql): Promise<number> {
    return (await this.ask(statement)).count;
  }

  async ask(statement: Sql, shape?: Shape): Promise<Answer> {
    const answer = await this.#execute(compile(statement));
    observed(statement, shape, answer);
    return answer;
  }
}

function answerOf(value: unknown): Answer {
  return { rows: [{ value }], fields: [], count: 1, command: 'SELECT' };
}
