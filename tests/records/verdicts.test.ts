import { beforeAll, describe, expect, it } from 'vitest';
import { company, recordWorld } from './recordWorld.ts';
import { sameVerdicts, sameVerdictsInTables, sameVerdictsOfStored } from './sameVerdicts.ts';

const runs = { records: 40, atATime: 40, seed: 20260118 };
const world = await recordWorld(runs.atATime);

describe('A record is judged alike in a body, in a file, and when it comes back from the record of changes', () => {
  it.each(['product', 'orga', 'orgaInfo', 'retailerData'] as const)('%s', async (name) => {
    await sameVerdicts(world, name, runs);
  });

  it('product in the place of a stored one', async () => {
    await sameVerdictsOfStored(world, runs);
  });

  it('product in a table', async () => {
    await sameVerdictsInTables(world, runs);
  });
});

describe('What the ways are for makes two differences, and no more', () => {
  const body = {
    sid: 'eins',
    productInfo: { articleNumber: 'Eins', title: { de: 'Fenster' } },
    categories: { mainCategory: { sid: 'fenster' } },
  };
  const url = `product/CH/${company}/eins`;
  const headers = { 'if-none-match': '*' };
  const byFile = async (record: object, query = {}) =>
    world.reportOf(await world.send({ format: 'json', body: JSON.stringify([record]), query }));

  beforeAll(async () => {
    await world.call('PUT', url, 'admin', { headers, payload: body });
  });

  it('what only the server writes a call may not change; a file, which may be an old download, leaves it aside', async () => {
    const stored = (await world.call('GET', url, 'admin')).json();
    expect((await world.call('PUT', url, 'admin', { payload: stored })).json()).toEqual(stored);
    expect(await byFile(stored)).toMatchObject({ unchanged: 1, failed: 0 });
    const changed = { ...stored, popularity: 7 };
    const answer = await world.call('PUT', url, 'admin', { payload: changed });
    expect(answer.json().errors).toMatchObject([{ path: 'popularity', code: 'read-only' }]);
    expect(await byFile(changed)).toMatchObject({ unchanged: 1, failed: 0 });
  });

  it('a number that another product has is a conflict for a call, and for a file a fault that says whose it is', async () => {
    const other = { ...body, sid: 'zwei' };
    const answer = await world.call('PUT', url.replace('eins', 'zwei'), 'admin', { headers, payload: other });
    expect([answer.statusCode, answer.json().errors]).toMatchObject([
      409,
      [{ path: 'productInfo.articleNumber', code: 'taken' }],
    ]);
    expect((await byFile(other, { dryRun: 'true' })).issues).toMatchObject([
      { column: 'productInfo.articleNumber', code: 'article-number-taken' },
    ]);
  });
});
