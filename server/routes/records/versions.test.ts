import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { sweepChanges } from '../../records/sweepChanges.ts';

let call: Call;
let database: TaggedDatabase;

const product = '/import/product/CH/alpenfenster';

beforeAll(async () => {
  ({ call, database } = await smallWorld());
});

async function undoLast(entity: string, key: string[]) {
  const query = new URLSearchParams({ entity, platform: 'CH', key: JSON.stringify(key) });
  const [last] = (await call('admin', 'GET', `/import/audit?${query}`)).json();
  return call('admin', 'POST', `/import/change/${last.id}/undo`);
}

describe('A version', () => {
  const records = [
    ['/import/orga/CH', 'neu', { sid: 'neu', orgaDetails: { name: 'Neu', kind: 'retailer' } }],
    ['/import/category', 'neu', { sid: 'neu', name: { de: 'Neu' } }],
    ['/import/orga-info/CH', 'andere/de', { orgaSid: 'andere', language: 'de', headline: 'Neu' }],
  ] as const;

  it.each(records)(
    'of %s is never used twice, however its record goes and comes',
    async (path, sid, body) => {
      const url = `${path}/${sid}`;
      const seen: number[] = [];
      const note = async () => seen.push((await call('admin', 'GET', url)).json().version);
      for (let turn = 0; turn < 3; turn += 1) {
        expect((await call('admin', 'POST', path, body)).statusCode).toBe(201);
        await note();
        expect((await call('admin', 'DELETE', url)).statusCode).toBe(204);
      }
      await database.write`update change set at = now() - interval '3 years'`;
      await sweepChanges(database.write);
      expect((await call('admin', 'POST', path, body)).statusCode).toBe(201);
      await note();
      expect(seen).toEqual([1, 2, 3, 4]);
      const stale = await call('admin', 'DELETE', url, undefined, { 'if-match': '"1"' });
      expect([stale.statusCode, stale.json().current]).toEqual([412, 4]);
      await call('admin', 'DELETE', url);
    },
  );

  it('of a deleted record goes on where it comes back, which keeps its age', async () => {
    const before = (await call('admin', 'GET', `${product}/f1`)).json();
    const { title } = before.productInfo;
    const renamed = { ...before, productInfo: { ...before.productInfo, title: { de: 'Neu' } } };
    expect((await call('admin', 'PUT', `${product}/f1`, renamed)).json().version).toBe(2);
    await database.write`update product set created_at = '2020-02-02 20:20:20.123456Z' where sid = 'f1'`;
    const newest = async () =>
      (await call(undefined, 'GET', '/CH/products?sort=newest'))
        .json()
        .items.map((item: { sid: string }) => item.sid);
    const order = await newest();
    expect((await call('admin', 'DELETE', `${product}/f1`)).statusCode).toBe(204);
    expect((await undoLast('product', ['alpenfenster', 'f1'])).statusCode).toBe(200);
    const after = (await call('admin', 'GET', `${product}/f1`)).json();
    expect(after).toMatchObject({ version: 3, createdAt: '2020-02-02T20:20:20.123Z' });
    expect(title).not.toEqual(after.productInfo.title);
    expect(await newest()).toEqual(order);
    const stale = await call('admin', 'PUT', `${product}/f1`, renamed, { 'if-match': '"2"' });
    expect([stale.statusCode, stale.json().current]).toEqual([412, 3]);
  });

  it('of records that go and come with another one only rises, and they keep their age', async () => {
    const relation = {
      orgaSid: 'alpenfenster',
      productSid: 'f1',
      kind: 'similar',
      relatedOrgaSid: 'alpenfenster',
      relatedSid: 'f2',
    };
    expect((await call('admin', 'POST', '/import/product-relation/CH', relation)).statusCode).toBe(201);
    await database.write`update product_relation set created_at = '2020-02-02Z', version = 7`;
    const read = () => database.write`select id, version, created_at from product_relation`;
    const [before] = await read();
    await call('admin', 'DELETE', `${product}/f2`);
    expect(await read()).toEqual([]);
    await undoLast('product', ['alpenfenster', 'f2']);
    expect(await read()).toEqual([{ ...before, version: 8 }]);
  });
});

describe('If-Match', () => {
  const put = async (ifMatch: string, sid = 'f2') => {
    const body = (await call('admin', 'GET', `${product}/${sid}`)).json();
    return (await call('admin', 'PUT', `${product}/${sid}`, body, { 'if-match': ifMatch })).statusCode;
  };

  it('takes lists, and any version of what is there', async () => {
    const { version } = (await call('admin', 'GET', `${product}/f2`)).json();
    for (const ifMatch of [`"${version}"`, `"77", "${version}"`, `"a,b" ,"${version}",W/"1"`, '*'])
      expect([ifMatch, await put(ifMatch)]).toEqual([ifMatch, 200]);
    for (const ifMatch of ['"77", "78"', '"a"', `"0${version}"`, '""'])
      expect([ifMatch, await put(ifMatch)]).toEqual([ifMatch, 412]);
    for (const ifMatch of [`${version}`, `"${version}`, '*, "1"', `"${version}" "1"`])
      expect([ifMatch, await put(ifMatch)]).toEqual([ifMatch, 400]);
  });

  it('compares strongly: a weak version is none', async () => {
    const { version } = (await call('admin', 'GET', `${product}/f2`)).json();
    expect(await put(`W/"${version}"`)).toBe(412);
  });

  it('of any version creates nothing', async () => {
    const answer = await call(
      'admin',
      'POST',
      '/import/orga-info/CH',
      { orgaSid: 'bauhandel', language: 'de', headline: 'x' },
      { 'if-match': '*' },
    );
    expect(answer.statusCode).toBe(412);
    expect((await call('admin', 'GET', '/import/orga-info/CH/bauhandel/de')).statusCode).toBe(404);
  });

  it('of a category relation is the version that every read of it shows', async () => {
    const url = '/import/category-relation/CH';
    const list = await call('admin', 'GET', `${url}/huelle`);
    for (const { version } of list.json()) expect(`"${version}"`).toBe(list.headers.etag);
    const shown = `"${list.json()[1].version}"`;
    expect((await call('admin', 'DELETE', `${url}/dach`, undefined, { 'if-match': shown })).statusCode).toBe(
      204,
    );
    expect(
      (await call('admin', 'DELETE', `${url}/fenster`, undefined, { 'if-match': shown })).statusCode,
    ).toBe(412);
  });
});
