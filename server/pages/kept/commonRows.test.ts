import { expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import { text, time, yesNo } from '../../base/database/column.ts';
import { openPool } from '../../base/database/connect.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { scoping, sql } from '../../base/database/sql.ts';
import { createCommonRows } from './commonRows.ts';
import { makeKeptFile, shelvesIn } from '../../base/kept/keptFile.ts';
import { followFeed } from './followFeed.ts';
import { Reading } from './Reading.ts';

it('What many pages ask alike is asked once until it changes, and what each asks for itself every time', async () => {
  const { read, write } = await freshDatabase();
  const asked: string[] = [];
  const noting: ScopedQueries = {
    rows: (shape, statement) => (asked.push('rows'), read.rows(shape, statement)),
    first: (shape, statement) => (asked.push('first'), read.first(shape, statement)),
    one: (shape, statement) => (asked.push('one'), read.one(shape, statement)),
    has: (statement) => (asked.push('has'), read.has(statement)),
    run: (statement) => (asked.push('run'), read.run(statement)),
  };
  const followed = followFeed(read, 0);
  const commonRows = createCommonRows(followed);
  const page = async () => commonRows(noting, 'CH', await followed.position());
  const named = (sid: string) => scoping(sql`select name ->> 'de' as name from category where sid = ${sid}`);
  const nameOf = async (sid: string) =>
    (await commonReads(await page()).first({ name: text() }, named(sid)))?.name;

  await write`insert into category (sid, name) values ('fenster', '{"de": "Fenster"}'), ('tueren', '{"de": "Türen"}')`;
  expect([await nameOf('fenster'), await nameOf('fenster')]).toEqual(['Fenster', 'Fenster']);
  expect(asked).toEqual(['rows']);
  expect(await nameOf('tueren')).toBe('Türen');
  expect(asked).toEqual(['rows', 'rows']);

  await write`update category set name = '{"de": "Fensterbau"}' where sid = 'fenster'`;
  expect([await nameOf('fenster'), await nameOf('fenster')]).toEqual(['Fensterbau', 'Fensterbau']);
  expect(asked).toEqual(['rows', 'rows', 'rows']);

  const own = await page();
  await own.first({ name: text() }, named('fenster'));
  await own.first({ name: text() }, named('fenster'));
  expect(asked.slice(3)).toEqual(['first', 'first']);
  expect(await commonReads(own).one({ name: text() }, named('tueren'))).toEqual({ name: 'Türen' });
  expect(await commonReads(own).has(named('tueren'))).toBe(true);
});

it('What one process read the other one need not ask for, until it changes', async () => {
  const { read, write } = await freshDatabase();
  const fd = makeKeptFile();
  const asked: number[] = [];
  const processes = [0, 1].map((nth) => {
    const followed = followFeed(read, 0);
    const commonRows = createCommonRows(followed, shelvesIn({ fd, nth, processes: 2 }).rows);
    const noting: ScopedQueries = {
      ...read,
      rows: (shape, statement) => (asked.push(nth), read.rows(shape, statement)),
    };
    return async () => commonReads(commonRows(noting, 'CH', await followed.position()));
  });
  const moments = { name: text(), now: time };
  const fenster = scoping(sql`select name ->> 'de' as name, now() from category where sid = 'fenster'`);
  const told = async (nth: number) => processes[nth]?.().then((db) => db.first(moments, fenster));

  await write`insert into category (sid, name) values ('fenster', '{"de": "Fenster"}')`;
  await told(1);
  await write`update category set name = '{"de": "Fensterbau"}' where sid = 'fenster'`;
  // Each learns of it before it is read again.
  await processes[1]?.();
  const first = await told(0);
  expect(first).toMatchObject({ name: 'Fensterbau', now: expect.any(Date) });
  expect(await told(1)).toEqual(first);
  expect(asked).toEqual([1, 0]);
  await write`update category set name = '{"de": "Fensterladen"}' where sid = 'fenster'`;
  expect(await told(1)).toMatchObject({ name: 'Fensterladen' });
});

it('Of a table that nobody follows nothing is kept', async () => {
  const { read, write } = await freshDatabase();
  const followed = followFeed(read, 0);
  const { common } = createCommonRows(followed)(read, 'CH', await followed.position());
  const isAny = scoping(sql`select count(*) > 0 as "isAny" from user_right`);
  expect(await common?.one({ isAny: yesNo }, isAny)).toEqual({ isAny: false });
  await write`insert into user_right (sid, sub, "right") values ('one', 'someone', 'admin')`;
  expect(await common?.one({ isAny: yesNo }, isAny)).toEqual({ isAny: true });
});

it('A pool of connections is read from as any handle, and what it is asked is noted', async () => {
  const { url } = await freshDatabase();
  const pool = openPool(url);
  try {
    const reading = new Reading('CH');
    const db = reading.of(pool);
    const one = scoping(sql`select true as "isThere" from (select count(*) from category) counted`);
    const row = { isThere: true };
    const shape = { isThere: yesNo };
    expect([await db.rows(shape, one), await db.first(shape, one), await db.one(shape, one)]).toEqual([
      [row],
      row,
      row,
    ]);
    expect([await db.has(one), await db.run(one)]).toEqual([true, 1]);
    expect(reading.sources()?.map(([source]) => source)).toContain('category');
  } finally {
    await pool.close();
  }
});
