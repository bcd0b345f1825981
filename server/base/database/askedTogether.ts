import { z } from 'zod';
import { json, type Row, type Shape } from './column.ts';
import { onlyRow } from './onlyRow.ts';
import type { ScopedQueries } from './queries.ts';
import { identifier, join, sql, type Sql } from './sql.ts';

interface Waiting {
  statement: Sql<true>;
  take(rows: unknown[]): void;
  fail(error: unknown): void;
}

/** Statements of one journey at most: each mix of them is a text of its own, to be prepared on each connection. */
const mostTogether = 16;
/** Moments and bytes (`pg_type.oid`) are not the same as JSON. */
const unlikeJson = new Set([1184, 17]);
const answered = json(z.array(z.unknown()));

/**
 * A handle whose questions travel together: what is asked in one turn of the event loop goes to the database as one
 * statement, and each gets its own rows of the answer. Where one fails, all fail that went with it.
 */
export function askedTogether(db: ScopedQueries): ScopedQueries {
  let waiting: Waiting[] = [];
  const send = () => {
    const all = waiting;
    waiting = [];
    while (all.length > 0) void sendAll(db, all.splice(0, mostTogether));
  };
  const rows = <S extends Shape>(shape: S, statement: Sql<true>): Promise<Row<S>[]> => {
    if (!isLikeJson(shape)) return db.rows(shape, statement);
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(send);
      // What the columns hold is declared by the shape, as in `Handle.rows`.
      const take = (found: unknown[]) => resolve(found as Row<S>[]);
      waiting.push({ statement, take, fail: reject });
    });
  };
  return {
    rows,
    first: async (shape, statement) => (await rows(shape, statement))[0],
    one: async (shape, statement) => onlyRow(await rows(shape, statement)),
    has: (statement) => db.has(statement),
    run: (statement) => db.run(statement),
  };
}

function isLikeJson(shape: Shape): boolean {
  return Object.values(shape).every(({ oids }) => !oids.some((oid) => unlikeJson.has(oid)));
}

async function sendAll(db: ScopedQueries, asked: readonly Waiting[]): Promise<void> {
  const named = asked.map((one, place) => ({ ...one, name: `rows${place}` }));
  const parts = named.map(
    ({ statement, name }) =>
      sql`(select coalesce(json_agg(one), '[]') from (${statement}) one) as ${identifier(name)}`,
  );
  try {
    const shape = Object.fromEntries(named.map(({ name }) => [name, answered]));
    const answer = await db.one(shape, sql`select ${join(parts)}`);
    for (const { name, take } of named) take(answer[name] ?? []);
  } catch (error) {
    for (const { fail } of asked) fail(error);
  }
}
