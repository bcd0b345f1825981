import { beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { formOf, type Call } from '../../../tests/setup/calls.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';

let call: Call;
let database: TaggedDatabase;

const supplier = 'ba057e10-0000-4000-8000-000000000004';
const url = '/import/product/CH/alpenfenster/f1';
const ofThing = `entity=product&platform=CH&key=${encodeURIComponent('["alpenfenster","f1"]')}`;
const record = async (who: string, query: string) =>
  (await call(who, 'GET', `/import/audit?${query}`)).json();

beforeAll(async () => {
  ({ call, database } = await smallWorld());
  await call('supplier', 'GET', '/user/rights');
});

describe('The record of changes', () => {
  it('keeps who changed what from where, with the fields before and after', async () => {
    const product = (await call('supplier', 'GET', url)).json();
    product.productInfo.title.de = 'Fenster neu';
    await call('supplier', 'PUT', url, product);
    const [changed, created] = await record('admin', ofThing);
    expect(changed).toMatchObject({
      sub: supplier,
      username: 'supplier',
      address: '127.0.0.1',
      call: 'PUT /import/product/{platform}/{orgaSid}/{sid}',
      platform: 'CH',
      key: ['alpenfenster', 'f1'],
      kind: 'changed',
      version: 2,
      before: { title: { de: 'Fenster f1' } },
      after: { title: { de: 'Fenster neu' } },
    });
    expect(created).toMatchObject({ kind: 'created', before: null, after: { articleNumber: 'A-f1' } });
    expect(created.after).not.toHaveProperty('version');
  });

  it('holds nothing of a write that was refused, and nothing of one that changed nothing', async () => {
    const count = async () => (await database.write<[{ n: number }]>`select count(*) as n from change`)[0].n;
    const before = await count();
    const product = (await call('supplier', 'GET', url)).json();
    await call('supplier', 'PUT', url, product);
    await call('supplier', 'PUT', url, { ...product, version: 1 });
    await call('supplier', 'PUT', url, product, { 'if-match': '"1"' });
    expect(await count()).toBe(before);
  });

  it('is whole for administrators, of one thing for those who may change it, and closed to others', async () => {
    expect((await record('supplier', ofThing))[0]).toMatchObject({ kind: 'changed', address: null });
    const other = `entity=product&platform=CH&key=${encodeURIComponent('["andere","f1"]')}`;
    for (const query of [
      '',
      'entity=product',
      other,
      'entity=userRight&key=["x"]',
      'entity=category&key=["fenster"]',
    ])
      expect((await call('supplier', 'GET', `/import/audit?${query}`)).statusCode, query).toBe(403);
    expect((await call(undefined, 'GET', '/import/audit')).statusCode).toBe(401);
    expect((await record('editor', 'entity=category&key=["fenster"]'))[0]).toMatchObject({
      kind: 'created',
      platform: '',
    });
    const page = await call('admin', 'GET', '/import/audit?range=[0,1]');
    expect([page.json().length, page.headers['content-range']]).toEqual([2, 'change 0-1/*']);
    expect((await call('admin', 'GET', '/import/audit?range=[0,500]')).statusCode).toBe(422);
    expect((await call('admin', 'GET', '/import/audit?nonsense=1')).statusCode).toBe(400);
  });
});

describe('Taking a change back', () => {
  const undo = (who: string, id: number, query = '') =>
    call(who, 'POST', `/import/change/${id}/undo${query}`);

  it('restores what was before, once', async () => {
    const [changed] = await record('supplier', ofThing);
    const rehearsed = await undo('supplier', changed.id, '?dryRun=true');
    expect(rehearsed.json()).toMatchObject({
      dryRun: true,
      after: { productInfo: { title: { de: 'Fenster f1' } } },
    });
    expect((await call('supplier', 'GET', url)).json().productInfo.title.de).toBe('Fenster neu');
    expect((await undo('supplier', changed.id)).statusCode).toBe(200);
    expect((await call('supplier', 'GET', url)).json()).toMatchObject({
      version: 3,
      productInfo: { title: { de: 'Fenster f1' } },
    });
    expect((await undo('supplier', changed.id)).json()).toMatchObject({ kept: [] });
    expect((await call('supplier', 'GET', url)).json().version).toBe(3);
  });

  it('leaves the fields that somebody changed since, and lists them; after 30 days it is too late', async () => {
    const write = async (title: string, articleNumber: string) => {
      const product = (await call('supplier', 'GET', url)).json();
      Object.assign(product.productInfo, { title: { de: title }, articleNumber });
      await call('supplier', 'PUT', url, product);
    };
    await write('Zweitens', 'Z-2');
    const [changed] = await record('supplier', ofThing);
    await write('Drittens', 'Z-2');
    const isDaysOld = (days: number) =>
      database.write`update change set at = now() - make_interval(days => ${days}) where id = ${changed.id}`;
    await isDaysOld(29);
    expect((await undo('supplier', changed.id)).json()).toMatchObject({
      after: { productInfo: { title: { de: 'Drittens' }, articleNumber: 'A-f1' } },
      kept: [{ field: 'productInfo.title', before: { de: 'Fenster f1' }, now: { de: 'Drittens' } }],
    });
    await isDaysOld(31);
    expect((await undo('supplier', changed.id, '?lang=en')).json()).toMatchObject({
      status: 409,
      type: '/problems/undo-too-late',
      detail: 'Undoing is possible for 30 days only. Change the data by hand.',
    });
  });

  it('brings back what was deleted and removes what was created', async () => {
    const line = { orgaSid: 'alpenfenster', sid: 'linie', title: { de: 'Linie' } };
    await call('supplier', 'POST', '/import/product-line/CH', line);
    await call('supplier', 'DELETE', '/import/product-line/CH/alpenfenster/linie');
    const ofLine = `entity=productLine&platform=CH&key=${encodeURIComponent('["alpenfenster","linie"]')}`;
    const [deleted] = await record('supplier', ofLine);
    expect((await undo('supplier', deleted.id)).json()).toMatchObject({ kind: 'deleted', after: line });
    expect((await undo('supplier', deleted.id)).statusCode).toBe(409);
    const [created] = await record('supplier', ofLine);
    expect((await undo('supplier', created.id)).statusCode).toBe(200);
    expect((await call('supplier', 'GET', '/import/product-line/CH/alpenfenster/linie')).statusCode).toBe(
      404,
    );
  });

  it('of a company brings back its pictures with what is said of them, and its logo shows one', async () => {
    const picture = sharp({ create: { width: 4, height: 2, channels: 3, background: '#0c0' } }).png();
    const orga = { sid: 'kurzlebig', orgaDetails: { name: 'Kurzlebig AG', kind: 'manufacturer' } };
    const address = '/import/orga/CH/kurzlebig';
    await call('admin', 'POST', '/import/orga/CH', orga);
    const form = await formOf({
      orgaSid: 'kurzlebig',
      file: { bytes: await picture.toBuffer(), name: 'a.png', type: 'image/png' },
    });
    const { hash } = (await call('admin', 'POST', '/import/image/CH/logo', form.body, form.headers)).json();
    const alt = { de: 'Ein grünes Feld' };
    const picturePath = `/import/image/CH/kurzlebig/logo/${hash}`;
    const said = await call('admin', 'PUT', picturePath, { orgaSid: 'kurzlebig', kind: 'logo', hash, alt });
    expect(said.statusCode).toBe(200);
    const withLogo = { ...orga, orgaInfo: { logo: hash } };
    expect((await call('admin', 'PUT', address, withLogo)).statusCode).toBe(200);
    expect((await call('admin', 'DELETE', address)).statusCode).toBe(204);
    const [deleted] = await record('admin', 'entity=orga&platform=CH&key=["kurzlebig"]');
    expect((await undo('admin', deleted.id)).json()).toMatchObject({ kind: 'deleted', after: withLogo });
    expect((await call('admin', 'GET', address)).json()).toMatchObject(withLogo);
    const images =
      await database.write`select kind, hash, width, alt from image where orga_sid = 'kurzlebig'`;
    expect(images).toEqual([{ kind: 'logo', hash, width: 4, alt }]);
    const [restored] = await record('admin', `entity=image&platform=CH&key=["kurzlebig","logo","${hash}"]`);
    expect(restored).toMatchObject({ kind: 'created', after: { alt } });
  });

  it('of the order of products puts one back where it stood', async () => {
    const sids = async () =>
      (
        await database.write<{ sid: string }[]>`
        select sid from product where platform = 'CH' and orga_sid = 'alpenfenster' order by position, id`
      ).map(({ sid }) => sid);
    const former = await sids();
    const reorder = (productSids: string[]) =>
      call('supplier', 'PUT', '/import/product/CH/reorder', { orgaSid: 'alpenfenster', productSids });
    await reorder(former);
    const turned = former.toReversed();
    await reorder(turned);
    expect(await sids()).toEqual(turned);
    for (const sid of former) {
      const [moved] = await record(
        'supplier',
        `entity=product&platform=CH&key=${encodeURIComponent(JSON.stringify(['alpenfenster', sid]))}`,
      );
      if (moved.after.position !== undefined) expect((await undo('supplier', moved.id)).statusCode).toBe(200);
    }
    expect(await sids()).toEqual(former);
  });

  it('of others is like an unknown change (abuse case 17)', async () => {
    const [changed] = await record('admin', 'entity=category&key=["fenster"]');
    const [foreign, unknown] = [await undo('supplier', changed.id), await undo('supplier', 999_999)];
    expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect(foreign.body).toBe(unknown.body);
    expect((await undo('supplier', 0)).statusCode).toBe(404);
  });
});
