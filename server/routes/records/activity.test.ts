import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { asNew, smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import type { Act } from '../../../resources/calls/activity.ts';

let call: Call;
let database: TaggedDatabase;

const url = (sid: string, orga = 'alpenfenster') => `/import/product/CH/${orga}/${sid}`;
const acts = async (query = '', who = 'admin'): Promise<{ acts: Act[]; next: string | null }> =>
  (await call(who, 'GET', `/import/activity/CH${query}`)).json();
const changesOf = async (act: number | undefined, query = '', who = 'admin') =>
  (await call(who, 'GET', `/import/activity/CH/${act}${query}`)).json();

async function rename(sid: string, title: string, who = 'supplier', orga = 'alpenfenster') {
  const product = (await call('admin', 'GET', url(sid, orga))).json();
  product.productInfo.title = { de: title };
  expect((await call(who, 'PUT', url(sid, orga), product)).statusCode).toBe(200);
}

beforeAll(async () => {
  ({ call, database } = await smallWorld());
  for (const who of ['supplier', 'admin', 'editor']) await call(who, 'GET', '/user/rights');
});

describe('Activity (behaviour B495)', () => {
  it('tells who did what to which record, by its name, with what it was and became', async () => {
    await rename('f1', 'Holzfenster');
    const [newest] = (await acts()).acts;
    expect(newest).toMatchObject({
      username: 'supplier',
      address: '127.0.0.1',
      parts: [{ entity: 'product', orgaSid: 'alpenfenster', changed: 1 }],
      change: {
        key: ['alpenfenster', 'f1'],
        title: { de: 'Holzfenster' },
        before: { title: { de: 'Fenster f1' } },
        after: { title: { de: 'Holzfenster' } },
      },
    });
  });

  it('is narrowed by person, entity, field, company, kind and day, each and all together', async () => {
    await rename('f2', 'Schiebefenster', 'admin');
    await call('admin', 'DELETE', url('f2'));
    const newest = async (query: string) => (await acts(query)).acts[0]?.change ?? null;
    expect(await newest('?who=SUPPL')).toMatchObject({ key: ['alpenfenster', 'f1'] });
    expect(await newest('?entity=product&field=title')).toMatchObject({
      after: { title: { de: 'Schiebefenster' } },
    });
    expect((await acts('?entity=product&field=gtins')).acts).toEqual([]);
    expect(await newest('?kind=deleted')).toMatchObject({ kind: 'deleted', title: { de: 'Schiebefenster' } });
    expect((await acts('?orgaSid=andere&entity=product&kind=changed')).acts).toEqual([]);
    expect((await acts('?until=2020-01-01')).acts).toEqual([]);
    expect((await acts('?since=2020-01-01&kind=deleted&who=admin&entity=product')).acts).toHaveLength(1);
    expect((await acts('?kind=imported&entity=article')).acts).toEqual([]);
    expect((await acts('?kind=created&entity=product')).acts.every(({ created }) => created > 0)).toBe(true);
    for (const since of ['gestern', '0000-01-01'])
      expect((await call('admin', 'GET', `/import/activity/CH?since=${since}`)).statusCode).toBe(400);
  });

  it('shows each their own scope: companies theirs, others their entities, and who may change nothing none', async () => {
    const foreigner = {
      orgaInfo: { sid: 'andere' },
      sid: 'f1',
      productInfo: { articleNumber: 'X', title: { de: 'X' } },
      categories: { mainCategory: { sid: 'fenster' } },
    };
    expect((await call('admin', 'PUT', url('f1', 'andere'), foreigner, asNew)).statusCode).toBe(201);
    await rename('f1', 'Fremdes', 'admin', 'andere');
    const seen = await acts('', 'supplier');
    expect(seen.acts.length).toBeGreaterThan(0);
    for (const { parts, address } of seen.acts) {
      expect(address).toBeNull();
      for (const part of parts) expect(part.orgaSid).toBe('alpenfenster');
    }
    const [foreign] = (await acts('?orgaSid=andere&field=title&entity=product')).acts;
    expect((await changesOf(foreign?.id)).changes).toHaveLength(1);
    expect((await changesOf(foreign?.id, '', 'supplier')).status).toBe(404);
    expect((await acts('?orgaSid=andere', 'supplier')).acts).toEqual([]);
    const ofEditor = new Set(
      (await acts('', 'editor')).acts.flatMap(({ parts }) => parts.map((part) => part.entity)),
    );
    expect(ofEditor).not.toContain('product');
    expect(ofEditor).toContain('category');
    expect((await call('nobody', 'GET', '/import/activity/CH')).statusCode).toBe(403);
    expect((await call(undefined, 'GET', '/import/activity/CH')).statusCode).toBe(401);
  });

  it('is told page by page, older ones behind newer ones, none twice', async () => {
    for (let turn = 0; turn < 30; turn += 1) await rename('f1', `Fenster ${turn}`);
    const first = await acts('?entity=product');
    const second = await acts(`?entity=product&before=${first.next}`);
    const ids = [...first.acts, ...second.acts].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));
    expect(first.acts).toHaveLength(24);
  });
});

it('A right that is given is told by whom it is for, to whoever gives those of all companies only', async () => {
  const sub = 'ba057e10-0000-4000-8000-000000000004';
  const orgaCountry = { sid: 'bauhandel', country: 'CH' };
  const given = await call('admin', 'POST', '/import/user-right', { sub, right: 'COMPANY', orgaCountry });
  expect(given.statusCode).toBe(201);
  expect((await acts('?entity=userRight')).acts[0]?.change).toMatchObject({
    kind: 'created',
    title: 'supplier@baustein.example',
    after: { right: 'COMPANY', orgaCountry },
  });
  expect((await acts('?entity=userRight', 'supplier')).acts).toEqual([]);
});

it('A change of many records is one act of its own kind, which unfolds to all it changed, or to those of a field', async () => {
  const wish = {
    entity: 'product',
    keys: [['alpenfenster', 'f1']],
    place: 'brand',
    act: 'set',
    value: 'Arvo',
  };
  const plan = (await call('supplier', 'POST', '/import/bulk-change/CH', wish)).json();
  expect(plan).toMatchObject({ state: 'ready', changed: 1 });
  await call('supplier', 'POST', `/import/bulk-change/CH/${plan.id}/run`);
  const [bulk] = (await acts('?kind=bulk')).acts;
  expect(bulk).toMatchObject({ changed: 1, bulk: { id: plan.id, isUndo: false } });
  expect((await changesOf(bulk?.id, '?kind=bulk')).changes).toHaveLength(1);
  expect((await changesOf(bulk?.id, '?field=brand')).changes).toHaveLength(1);
  expect((await changesOf(bulk?.id, '?field=title')).status).toBe(404);
  expect((await acts('?kind=imported')).acts).toEqual([]);
});

describe('Taking back one field of a change (behaviour B496)', () => {
  it('leaves the others as they are, and is refused where somebody changed the record meanwhile', async () => {
    const product = (await call('admin', 'GET', url('f1'))).json();
    const former = product.productInfo.title;
    Object.assign(product.productInfo, { title: { de: 'Neu' }, articleNumber: 'NEU-1' });
    await call('admin', 'PUT', url('f1'), product);
    const [newest] = (await acts('?entity=product&field=title')).acts;
    const undo = (headers?: object) =>
      call('admin', 'POST', `/import/change/${newest?.change?.id}/undo?field=title`, undefined, {
        ...headers,
      });
    const version = newest?.change?.version ?? 0;
    expect((await undo({ 'if-match': `"${version - 1}"` })).statusCode).toBe(412);
    expect((await undo({ 'if-match': `"${version}"` })).json()).toMatchObject({
      after: { productInfo: { title: former, articleNumber: 'NEU-1' } },
      kept: [],
    });
    const other = `/import/change/${newest?.change?.id}/undo?field=brand`;
    expect((await call('admin', 'POST', other)).statusCode).toBe(404);
  });
});

describe('A right that is withdrawn', () => {
  it('opens no activity any more, not of what one did oneself', async () => {
    await database.write`delete from user_right where sub <> (select sub from known_user where username = 'admin')`;
    expect((await call('supplier', 'GET', '/import/activity/CH')).statusCode).toBe(403);
  });
});
