import { expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { text } from './column.ts';
import { sql } from './sql.ts';

const statements = [
  sql`select ${'«Ä» "x" \\ \'y\' {,} €'}::text as value`,
  sql`select ${null}::text as value`,
  sql`select ${-1.5e-7}::float8 as value`,
  sql`select ${9007199254740991}::bigint as value`,
  sql`select ${[true, false]}::bool[] as value, ${true}::bool as other`,
  sql`select ${new Date('2026-03-29T00:59:59.123Z')}::timestamptz as value`,
  sql`select ${new Uint8Array([0, 34, 92, 255])}::bytea as value`,
  sql`select ${['', 'a b', '"', '\\', '{}', 'NULL', ',', null]}::text[] as value`,
  sql`select ${[1, -2.25, null]}::float8[] as value`,
  sql`select ${[]}::text[] as value`,
];

it('A parameter of any kind is the same in a journey as by itself', async () => {
  const { write } = await freshDatabase();
  for (const statement of statements) {
    const { value } = await write.one(
      { value: text() },
      sql`select one::text as value from (${statement}) one`,
    );
    expect(await write.journey?.([sql`select to_json(one::text) from (${statement}) one`])).toEqual([value]);
  }
});
