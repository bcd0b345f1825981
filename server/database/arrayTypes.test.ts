import { expect, it } from 'vitest';
import { freshDatabase } from '../../tests/setup/freshDatabase.ts';
import { arrayTypes } from './arrayTypes.ts';

const awkward = ['', ' ', 'NULL', 'null', 'a,b', '{c}', '"d"', 'e\\f', 'g\nh', 'ü'];

it('Lists come back as they were given', async () => {
  const { write } = await freshDatabase();
  const [row] = await write`
    select ${awkward}::text[] as texts, ${[1, -2, null]}::bigint[] as numbers, ${[0.5]}::float8[] as floats,
      ${['2026-01-31']}::date[] as days, ${[{ text: awkward[6] }, []] as never}::jsonb[] as objects,
      array[true, false] as answers, ${[]}::text[] as none, array_agg(x) as gathered
    from unnest(${[3, 4]}::int[]) as x`;
  expect(row).toEqual({
    texts: awkward,
    numbers: [1, -2, null],
    floats: [0.5],
    days: [new Date('2026-01-31')],
    objects: [{ text: '"d"' }, []],
    answers: [true, false],
    none: [],
    gathered: [3, 4],
  });
});

it('The driver knows every type of list that a table or view has', async () => {
  const { write } = await freshDatabase();
  const known = Object.values(arrayTypes).flatMap(({ from }) => from);
  const strange = await write`
    select c.relname, a.attname, t.typname
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where t.typcategory = 'A' and a.attnum > 0 and c.relkind in ('r', 'p', 'v')
      and c.relnamespace = 'public'::regnamespace and not t.oid = any(${known}::int[])`;
  expect([...strange]).toEqual([]);
  const misnamed =
    await write`select typname from pg_type where oid = any(${known}::int[]) and typcategory <> 'A'`;
  expect([...misnamed]).toEqual([]);
});
