import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { askedTogether } from './askedTogether.ts';
import { bytes, day, integer, integers, nullable, text, time } from './column.ts';
import { openPool } from './connect.ts';
import type { ScopedQueries } from './queries.ts';
import { scoping, sql } from './sql.ts';

/** The database, and the statements that reach it. */
async function counted() {
  const { write } = await freshDatabase();
  const sent: string[] = [];
  const noting: ScopedQueries = {
    ...write,
    rows: (shape, statement) => (sent.push('rows'), write.rows(shape, statement)),
    journey: async (statements) => (sent.push('journey'), (await write.journey?.(statements)) ?? []),
    one: (shape, statement) => write.one(shape, statement),
    first: (shape, statement) => write.first(shape, statement),
    has: (statement) => write.has(statement),
    run: (statement) => write.run(statement),
  };
  return { db: askedTogether(noting), write, sent };
}

it('What is asked at the same time goes in one journey, and each gets its own rows in their order', async () => {
  const { db, sent } = await counted();
  const [many, first, none, one] = await Promise.all([
    db.rows(
      { number: integer, words: text() },
      scoping(
        sql`select n as number, ${'a'} || n as words from generate_series(1, ${3}::int) n order by n desc`,
      ),
    ),
    db.first(
      { days: day, ids: integers },
      scoping(sql`select '2026-03-29'::date as days, array[1, 2]::bigint[] as ids`),
    ),
    db.first({ number: integer }, scoping(sql`select 1 as number where false`)),
    db.one(
      { total: integer },
      scoping(sql`with counted as (select 7::bigint as total) select total from counted`),
    ),
  ]);
  expect(many).toEqual([
    { number: 3, words: 'a3' },
    { number: 2, words: 'a2' },
    { number: 1, words: 'a1' },
  ]);
  expect(first).toEqual({ days: '2026-03-29', ids: [1, 2] });
  expect(none).toBeUndefined();
  expect(one).toEqual({ total: 7 });
  expect(sent).toEqual(['journey']);
});

it('Moments stay the moments that they are by themselves, bytes are asked for by themselves', async () => {
  const { db, write, sent } = await counted();
  const shape = { at: time, never: nullable(time), words: text() };
  const moments = scoping(sql`
    select at::timestamptz as at, null::timestamptz as never, at as words
    from unnest(${['2026-03-29T01:59:59.123456+01', '1899-12-31T00:00:00Z', '2026-10-25 02:30:00.9996+02']}::text[]) at`);
  const [together, total] = await Promise.all([
    db.rows(shape, moments),
    db.one({ total: integer }, scoping(sql`select 3 as total`)),
  ]);
  expect(together).toEqual(await write.rows(shape, moments));
  expect(together[1]?.at).toEqual(new Date('1899-12-31T00:00:00Z'));
  expect(total).toEqual({ total: 3 });
  expect(sent).toEqual(['journey']);
  const found = await db.first({ content: bytes }, scoping(sql`select '\\x00ff'::bytea as content`));
  expect([found?.content, sent]).toEqual([Buffer.from([0, 255]), ['journey', 'rows']]);
});

it('Where one fails, all are told that went with it, and the next ones go', async () => {
  const { db } = await counted();
  const asked = await Promise.allSettled([
    db.one({ number: integer }, scoping(sql`select 1 as number`)),
    db.one({ number: integer }, scoping(sql`select 1 / ${0}::int as number`)),
  ]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await db.one({ number: integer }, scoping(sql`select 2 as number`))).toEqual({ number: 2 });
});

it('A journey in which one fails leaves no connection behind on which another would fail', async () => {
  const { write, url } = await freshDatabase();
  const pool = openPool(url, {}, { most: 1 });
  onTestFinished(() => pool.close());
  const number = (value: number, by: number) => sql`select to_json(${value}::int / ${by}::int)`;
  const other = sql`select to_json(${'after'}::text)`;
  await expect(pool.journey?.([number(4, 2), number(1, 0), other])).rejects.toThrow('division by zero');
  expect(await pool.journey?.([other, number(9, 3), number(8, 2)])).toEqual(['after', 3, 4]);
  await write`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`;
  await pool.journey?.([other]).catch(() => {});
  expect(await pool.journey?.([other, number(8, 2)])).toEqual(['after', 4]);
  const kept = write.journey?.([sql`select to_json(${'é'}::text)`, sql`select to_json(null::text)`]);
  await expect(kept).resolves.toEqual(['é', null]);
});
