import { z } from 'zod';
import { json, type Row, type Shape } from './column.ts';
import { onlyRow } from './onlyRow.ts';
import type { ScopedQueries } from './queries.ts';
import { identifier, join, sql, type Sql } from './sql.ts';

interface Waiting {
  statement: Sql<true>;
  take(rows: Found[]): void;
  fail(error: unknown): void;
}

/** Statements of one journey at most: each mix of them is a text of its own, to be prepared on each connection. */
const mostTogether = 16;
/** Types that are not the same as JSON (`pg_type.oid`): bytes, and moments, which are made of the texts that they are there. */
const oid = { bytes: 17, moment: 1184 } as const;
const answered = json(z.array(z.record(z.string(), z.unknown())));
type Found = Record<string, unknown>;

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
    if (hasBytes(shape)) return db.rows(shape, statement);
    const moments = momentsOf(shape);
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(send);
      // What the columns hold is declared by the shape, as in `Handle.rows`.
      const take = (found: Found[]) => {
        for (const row of found)
          for (const name of moments) if (typeof row[name] === 'string') row[name] = new Date(row[name]);
        resolve(found as Row<S>[]);
      };
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

function hasBytes(shape: Shape): boolean {
  return Object.values(shape).some(({ oids }) => oids.includes(oid.bytes));
}

function momentsOf(shape: Shape): string[] {
  return Object.keys(shape).filter((name) => shape[name]?.oids.includes(oid.moment));
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
