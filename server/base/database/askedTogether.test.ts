import { expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { askedTogether } from './askedTogether.ts';
import { day, integer, integers, text, time } from './column.ts';
import type { ScopedQueries } from './queries.ts';
import { scoping, sql } from './sql.ts';

/** The database, and the statements that reach it. */
async function counted() {
  const { write } = await freshDatabase();
  const sent: string[] = [];
  const noting: ScopedQueries = {
    ...write,
    rows: (shape, statement) => (sent.push('rows'), write.rows(shape, statement)),
    one: (shape, statement) => (sent.push('one'), write.one(shape, statement)),
    first: (shape, statement) => write.first(shape, statement),
    has: (statement) => write.has(statement),
    run: (statement) => write.run(statement),
  };
  return { db: askedTogether(noting), sent };
}

it('What is asked at the same time goes as one statement, and each gets its own rows in their order', async () => {
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
  expect(sent).toEqual(['one']);
});

it('Moments are asked for by themselves and stay moments', async () => {
  const { db, sent } = await counted();
  const moment = db.first({ at: time }, scoping(sql`select '2026-03-29T10:00:00Z'::timestamptz as at`));
  expect(await moment).toEqual({ at: new Date('2026-03-29T10:00:00Z') });
  expect(sent).toEqual(['rows']);
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
