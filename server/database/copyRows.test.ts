import { expect, it } from 'vitest';
import { freshDatabase } from '../../tests/setup/freshDatabase.ts';
import { copyRows } from './copyRows.ts';

const awkward = 'a\tb\\c\n"d", {e}';

it('Copied values come back as they were', async () => {
  const { write } = await freshDatabase();
  await write`create table copied (number int, texts text[], json jsonb, flag boolean, missing text)`;
  const count = await copyRows(
    write,
    'copied',
    ['number', 'texts', 'json', 'flag', 'missing'],
    [
      [1, [awkward, ''], { text: awkward }, true, null],
      [2, [], '[]', false, undefined],
    ],
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
