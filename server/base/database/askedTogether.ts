import { z } from 'zod';
import { json, type Row, type Shape } from './column.ts';
import { onlyRow } from './onlyRow.ts';
import type { Asks } from './queries.ts';
import { Sql } from './sql.ts';

interface Waiting<Scoped extends boolean> {
  statement: Sql<Scoped>;
  take(rows: Found[]): void;
  fail(error: unknown): void;
}

/** Types that are not the same as JSON (`pg_type.oid`): bytes, and moments, which are made of the texts that they are there. */
const oid = { bytes: 17, moment: 1184 } as const;
type Found = Record<string, unknown>;
const asJson = ["select coalesce(json_agg(one), '[]') as rows from (", ') one'];
const answered = { rows: json(z.array(z.record(z.string(), z.unknown()))) };

/**
 * A handle whose questions travel together: what is asked in one turn of the event loop goes to the database in one
 * journey. Where one fails, all fail that went with it.
 */
export function askedTogether<Scoped extends boolean>(db: Asks<Sql<Scoped>>): Asks<Sql<Scoped>> {
  let waiting: Waiting<Scoped>[] = [];
  const send = () => {
    const all = waiting;
    waiting = [];
    void sendAll(db, all);
  };
  const rows = <S extends Shape>(shape: S, statement: Sql<Scoped>): Promise<Row<S>[]> => {
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

async function sendAll<Scoped extends boolean>(
  db: Asks<Sql<Scoped>>,
  asked: readonly Waiting<Scoped>[],
): Promise<void> {
  try {
    const found = await answersOf(
      db,
      asked.map(({ statement }) => new Sql(asJson, [statement], statement.isScoped)),
    );
    for (const [nth, { take }] of asked.entries()) take(found[nth] ?? []);
  } catch (error) {
    for (const { fail } of asked) fail(error);
  }
}

async function answersOf<Scoped extends boolean>(
  db: Asks<Sql<Scoped>>,
  statements: readonly Sql<Scoped>[],
): Promise<Found[][]> {
  // What `answered` declares comes either way.
  if (db.journey) return (await db.journey(statements)) as Found[][];
  const all = await Promise.all(statements.map((statement) => db.one(answered, statement)));
  return all.map(({ rows }) => rows);
}
