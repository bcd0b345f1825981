import { expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { openPool } from './connect.ts';
import { taggedPool } from '../../../tests/setup/tagged.ts';
import { copyRows } from './copyRows.ts';

const awkward = 'a\tb\\c\n"d", {e}';

it('Copied values come back as they were', async () => {
  const { write } = await freshDatabase();
  await write`create table copied (number int, texts text[], json jsonb, flag boolean, missing text)`;
  const count = await write.begin((tx) =>
    copyRows(
      tx,
      'copied',
      ['number', 'texts', 'json', 'flag', 'missing'],
      [
        [1, [awkward, ''], { text: awkward }, true, null],
        [2, [], '[]', false, undefined],
      ],
    ),
  );
  expect(count).toBe(2);
  expect([...(await write`select * from copied order by number`)]).toEqual([
    { number: 1, texts: [awkward, ''], json: { text: awkward }, flag: true, missing: null },
    { number: 2, texts: [], json: [], flag: false, missing: null },
  ]);
});

it('A source that fails leaves nothing behind and the connection usable', async () => {
  const { write } = await freshDatabase();
  await write`create table copied (number int)`;
  async function* failing() {
    yield [1];
    throw new Error('the source broke');
  }
  await expect(write.begin((tx) => copyRows(tx, 'copied', ['number'], failing()))).rejects.toThrow(
    'the source broke',
  );
  expect((await write`select from copied`).count).toBe(0);
});

it('What the server refuses behind the last row is told, and the connection usable', async () => {
  const { write } = await freshDatabase();
  await write`create table copied (number int primary key)`;
  await expect(write.begin((tx) => copyRows(tx, 'copied', ['number'], [[1], [1]]))).rejects.toThrow(
    'copied_pkey',
  );
  await expect(write.begin((tx) => copyRows(tx, 'copied', ['number'], [['one']]))).rejects.toThrow('"one"');
  expect((await write`select from copied`).count).toBe(0);
});

it('A connection that is lost while it copies ends the copying, and others go on', async () => {
  const { write } = await freshDatabase();
  await write`create table copied (number int)`;
  const copying = write.begin(async (tx) => {
    const [{ pid }] = await tx<[{ pid: number }]>`select pg_backend_pid() as pid`;
    async function* rows() {
      yield [1];
      await write`select pg_terminate_backend(${pid}::int)`;
      yield [2];
    }
    await copyRows(tx, 'copied', ['number'], rows());
  });
  await expect(copying).rejects.toThrow();
  expect((await write`select from copied`).count).toBe(0);
});

it('Queries of others wait for the end of a copy', async () => {
  const { url } = await freshDatabase();
  const pool = taggedPool(openPool(url, {}, { most: 1 }));
  await pool`create table copied (number int)`;
  let asked: Promise<{ rows: number }[]> | undefined;
  function* rows() {
    yield [1];
    asked ??= Promise.resolve(pool<{ rows: number }[]>`select count(*) as rows from copied`);
    yield [2];
  }
  await pool.begin((tx) => copyRows(tx, 'copied', ['number'], rows()));
  expect(await asked).toEqual([{ rows: 2 }]);
  await pool.close();
});
