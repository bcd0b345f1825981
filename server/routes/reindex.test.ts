import { beforeAll, expect, it } from 'vitest';
import { derivedRows } from '../../tests/setup/derivedRows.ts';
import { smallWorld } from '../../tests/setup/smallWorld.ts';
import { startJobs } from '../jobs/index.ts';

let world: Awaited<ReturnType<typeof smallWorld>>;

beforeAll(async () => {
  world = await smallWorld();
});

it('A reindex is asked for and done by the worker; asked twenty times, it is done twice at most (abuse case 62)', async () => {
  const { call, database, config } = world;
  const { write } = database;
  const ask = () => call('admin', 'POST', '/import/reindex/CH');
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  for (const answer of answers)
    expect([answer.statusCode, answer.json()]).toEqual([202, { state: 'queued' }]);
  expect(await write`select from jobs.job where name = 'reindex'`).toHaveLength(1);
  for (const who of ['supplier', 'editor'])
    expect((await call(who, 'POST', '/import/reindex/CH')).statusCode).toBe(403);

  const jobs = await startJobs(database, config);
  try {
    const isDone = async () =>
      (await write`select from jobs.job where name = 'reindex' and state <> 'completed'`).count === 0;
    await expect.poll(isDone, { timeout: 20_000 }).toBe(true);
    const before = await derivedRows(database.read);
    await write`update category_count set products = products + 3`;
    await write`delete from product_search`;
    await ask();
    await expect.poll(() => derivedRows(database.read), { timeout: 20_000 }).toEqual(before);
  } finally {
    await jobs.stop();
  }
});
