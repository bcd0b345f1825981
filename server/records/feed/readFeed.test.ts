import { expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { feedCursor, readFeed } from './readFeed.ts';
import { tellFeed } from './tellFeed.ts';

it('The feed tells in the order of commits, of nothing twice, and waits for nobody', async () => {
  const { write } = await freshDatabase();
  let cursor = await feedCursor(write);
  const news = async () => {
    const read = await readFeed(write, cursor);
    cursor = read.cursor;
    return read.changes.map(({ platform }) => platform);
  };
  const slow = Promise.withResolvers<void>();
  const isWritten = Promise.withResolvers<void>();
  const first = write.begin(async (tx) => {
    await tellFeed(tx, '*', ['CH']);
    isWritten.resolve();
    await slow.promise;
  });
  await isWritten.promise;
  await tellFeed(write, '*', ['AT']);
  expect(await news()).toEqual(['AT']);
  await tellFeed(write, '*', ['DE']);
  expect(await news()).toEqual(['DE']);
  expect(await news()).toEqual([]);
  slow.resolve();
  await first;
  expect(await news()).toEqual(['CH']);
  await expect(
    write.begin(async (tx) => {
      await tellFeed(tx, '*', ['CH']);
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  expect(await news()).toEqual([]);
});

it('Eight writers and two readers: each change is told to each reader once', async () => {
  const { write } = await freshDatabase();
  const from = await feedCursor(write);
  let isDone = false;
  const reader = async () => {
    const told: number[] = [];
    let cursor = from;
    for (let last = false; !last;) {
      last = isDone;
      const read = await readFeed(write, cursor);
      cursor = read.cursor;
      told.push(...read.changes.map(({ id }) => id));
    }
    return told;
  };
  const readers = [reader(), reader()];
  await Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      for (let round = 0; round < 40; round += 1)
        await write.begin(async (tx) => {
          for (let row = 0; row <= (writer + round) % 3; row += 1) await tellFeed(tx, 'search', ['CH']);
          await tx`select pg_sleep(${((writer * 7 + round) % 5) / 1000})`;
        });
    }),
  );
  isDone = true;
  const stored = await write<{ id: number }[]>`select id::int as id from feed order by id`;
  for (const told of await Promise.all(readers)) {
    expect(new Set(told).size).toBe(told.length);
    expect(told.toSorted((a, b) => a - b)).toEqual(stored.map(({ id }) => id));
  }
});

it('A reader that is far behind is told so', async () => {
  const { write } = await freshDatabase();
  const from = await feedCursor(write);
  await write`insert into feed (source, platform) select 'search', 'CH' from generate_series(1, 5001)`;
  const { isCutShort, cursor } = await readFeed(write, from);
  expect(isCutShort).toBe(true);
  expect((await readFeed(write, cursor)).changes).toEqual([]);
});

it('What one statement writes of hundreds of products is told by their companies', async () => {
  const { write } = await freshDatabase();
  const told = async () => {
    const rows = await write<{ keys: string[] }[]>`delete from feed where source = 'product' returning keys`;
    return rows.map(({ keys }) => keys.toSorted());
  };
  const ofBoth = ['!o0/', '!o1/', '#picture', '=o0/', '=o1/', 'o0/', 'o1/'];
  await write`
    insert into product (platform, orga_sid, sid, article_number, title, main_category)
    select 'CH', 'o' || n % 2, 's' || n, 'a' || n, '{"de": "x"}', 'c' from generate_series(1, 1000) n`;
  expect(await told()).toEqual([ofBoth]);
  await write`update product set title = '{"de": "y"}'`;
  expect(await told()).toEqual([ofBoth]);
  await write`delete from product where sid = 's1'`;
  expect(await told()).toEqual([['!o1/s1', '#picture', '=o1/s1', 'o1/#', 'o1/s1']]);
  await write`delete from product`;
  expect(await told()).toEqual([ofBoth]);
});
