import { describe, expect, it } from 'vitest';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';
import { importDone } from '../../../tests/setup/importDone.ts';

const world = await companyOfImports();
const { write } = world.database;

const attributes: string[] = [];

/** An attribute that nobody has a value of. */
async function makeAttribute(): Promise<string> {
  const sid = `mass${attributes.push('')}`;
  const body = { sid, name: { de: sid }, kind: 'number', group: 'dimensions' };
  await world.call('POST', 'attribute', 'editor', { payload: body });
  return sid;
}

const product = (sid: string, attribute: string, mainCategory = 'fenster') => ({
  orgaInfo: { sid: 'alpenfenster' },
  sid,
  productInfo: { articleNumber: sid, title: { de: sid } },
  categories: { mainCategory: { sid: mainCategory } },
  attributes: { [attribute]: 5 },
});

const sendJson = (products: object[], query = {}) =>
  world.send({ format: 'json', query, body: JSON.stringify(products) });
const remove = (url: string, query = '') => world.call('DELETE', `${url}${query}`, 'editor');
const codesIn = ({ issues }: ReturnType<typeof world.reportOf>) =>
  issues.map(({ column, code }) => `${column} ${code}`);

/** While somebody holds what a write needs, it is sent, and something else is done once the write waits for it. */
async function meanwhile<A, B>(
  hold: (tx: Parameters<Parameters<typeof write.transaction>[0]>[0]) => Promise<unknown>,
  send: () => Promise<A>,
  act: () => Promise<B>,
  isAtIt: () => Promise<unknown> = () => waiting(1),
): Promise<{ sent: A; acted: B }> {
  const held = await write.transaction(async (tx) => {
    await hold(tx);
    const sent = send();
    await isAtIt();
    const acted = act();
    // It waits for the write in turn, or is done.
    await Promise.race([acted, waiting(2)]);
    return { sent, acted };
  });
  return { sent: await held.sent, acted: await held.acted };
}

const waiting = (count: number) =>
  expect
    .poll(
      async () => {
        const [found] = await write`
          select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        return found?.n;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(count);

/** Others than the write may wait for a version: that it has come so far shows in what it keeps from being deleted. */
const keeps = (attribute: string) => () =>
  expect
    .poll(() => write`select from attribute where sid = ${attribute} for update skip locked`, {
      timeout: 20_000,
    })
    .toHaveLength(0);

const holdImports = (tx: { run: typeof write.run }) =>
  tx.run(write`select pg_advisory_xact_lock(hashtextextended('import CH alpenfenster', 0))`);
/** What every write of products needs late. */
const holdTree = (tx: { run: typeof write.run }) =>
  tx.run(write`select pg_advisory_xact_lock(hashtextextended('category tree CH', 0))`);

describe('What a file names (behaviour B232)', () => {
  it('and what was deleted after the file was read refuses its rows, as if it had never been there', async () => {
    const [kept, gone] = [await makeAttribute(), await makeAttribute()];
    await world.call('POST', 'category', 'editor', { payload: { sid: 'kurz', name: { de: 'Kurz' } } });
    const products = [product('a', kept), product('b', gone), product('c', kept, 'kurz')];
    const both = async () => [await remove(`attribute/${gone}`), await remove('category/kurz')];
    const { sent, acted } = await meanwhile(
      holdImports,
      () => sendJson(products, { skipInvalid: 'true' }),
      both,
    );
    expect(acted.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    const report = world.reportOf(sent);
    expect(report).toMatchObject({ state: importDone, created: 1, failed: 2 });
    expect(codesIn(report).toSorted()).toEqual([
      `attributes.${gone} unknown-attribute`,
      'categories.mainCategory.sid unknown-category',
    ]);
    expect((await world.productsOf()).map(({ sid }) => sid)).toEqual(['a']);
  });

  it('is kept until the file is written: whoever deletes it finds then that products need it', async () => {
    const attribute = await makeAttribute();
    const { sent, acted } = await meanwhile(
      holdTree,
      () => sendJson([product('a', attribute)]),
      () => remove(`attribute/${attribute}`),
      keeps(attribute),
    );
    expect(world.reportOf(sent)).toMatchObject({ state: importDone, created: 1 });
    expect([acted.statusCode, acted.json().count]).toEqual([409, 1]);
    expect(await world.productsOf()).toMatchObject([{ attributes: { [attribute]: 5 } }]);
  });

  it('holds for a single product too, and for what the undoing of an import brings back', async () => {
    const attribute = await makeAttribute();
    const single = await meanwhile(
      holdTree,
      () =>
        world.call('PUT', 'product/CH/alpenfenster/a', 'supplier', {
          headers: { 'if-none-match': '*' },
          payload: product('a', attribute),
        }),
      () => remove(`attribute/${attribute}`),
      keeps(attribute),
    );
    expect([single.sent.statusCode, single.acted.statusCode]).toEqual([201, 409]);

    const { id } = world.reportOf(
      await world.call('DELETE', 'product/CH?orgaSid=alpenfenster&isBlackList=true&confirm=1', 'supplier', {
        headers: { 'content-type': 'application/json' },
        payload: '["a"]',
      }),
    );
    const undone = await meanwhile(
      holdTree,
      () => world.call('POST', `report/${id}/undo`),
      () => remove(`attribute/${attribute}`),
      keeps(attribute),
    );
    expect([undone.sent.json(), undone.acted.statusCode]).toMatchObject([{ restored: 1, keptCount: 0 }, 409]);
    expect(await world.productsOf()).toMatchObject([{ attributes: { [attribute]: 5 } }]);
  });
});
