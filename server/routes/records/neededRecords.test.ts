import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { asNew, faultsOf, smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';

let call: Call;
let database: TaggedDatabase;

const product = (orgaSid: string, sid: string, attributes: object) => ({
  orgaInfo: { sid: orgaSid },
  sid,
  productInfo: { articleNumber: sid, title: { de: sid } },
  categories: { mainCategory: { sid: 'fenster' } },
  attributes,
});
const category = '/import/category/fenster';
const attribute = '/import/attribute/breite';

beforeAll(async () => {
  ({ call, database } = await smallWorld());
  const make = (url: string, body: object) => call('admin', 'POST', `/import/${url}`, body);
  for (const [sid, kind] of [
    ['breite', 'number'],
    ['tiefe', 'number'],
    ['norm', 'text'],
  ])
    await make('attribute', { sid, name: { de: sid }, kind, group: 'dimensions' });
  await make('category', { sid: 'sprossen', name: { de: 'Sprossen' } });
  await make('category-relation', { platform: 'CH', childSid: 'sprossen', parentSid: 'fenster' });
  await make('attribute', {
    sid: 'glas',
    name: { de: 'Glas' },
    kind: 'text',
    group: 'material',
    categories: [{ sid: 'fenster', required: true }, { sid: 'huelle' }],
  });
  await make('template', {
    sid: 'fenster',
    name: { de: 'Fenster' },
    category: 'fenster',
    columns: [{ field: 'productInfo.articleNumber', heading: { de: 'Nummer' } }],
  });
  await make('mapping/CH', {
    orgaSid: 'andere',
    sid: 'preise',
    name: 'Preise',
    headings: [
      { heading: 'B', field: 'attributes.breite' },
      { heading: 'Nr', field: 'productInfo.articleNumber' },
    ],
  });
  await make('product-line/CH', { orgaSid: 'alpenfenster', sid: 'alt', title: { de: 'Alt' } });
  await make('product-line/CH', { orgaSid: 'alpenfenster', sid: 'neu', title: { de: 'Neu' } });
  for (const [orgaSid, sid, attributes] of [
    ['alpenfenster', 'b1', { breite: 10, norm: 'EN' }],
    ['alpenfenster', 'b2', { breite: 20, tiefe: 5 }],
    ['andere', 'b3', { breite: 30 }],
  ] as const)
    await call(
      'admin',
      'PUT',
      `/import/product/CH/${orgaSid}/${sid}`,
      product(orgaSid, sid, attributes),
      asNew,
    );
});

const one = async (url: string) => (await call('admin', 'GET', `/import/${url}`)).json();
const valuesOf = async () => [
  (await one('product/CH/alpenfenster/b1')).attributes,
  (await one('product/CH/alpenfenster/b2')).attributes,
  (await one('product/CH/andere/b3')).attributes,
];
const headingsNow = async () =>
  (await one('mapping/CH/andere/preise')).headings.map(({ field }: { field: string }) => field);
const remove = (url: string, query = '', who = 'editor') => call(who, 'DELETE', `${url}${query}`);

async function undoDeletion(entity: string, key: string[]) {
  const query = `entity=${entity}&key=${encodeURIComponent(JSON.stringify(key))}`;
  const changes = (await call('editor', 'GET', `/import/audit?${query}`)).json();
  const { id } = changes.find(({ kind }: { kind: string }) => kind === 'deleted');
  return call('editor', 'POST', `/import/change/${id}/undo`);
}

/** What every record that names the category says of it. */
const namingTheCategory = async () => ({
  products: (await database.write`select main_category as sid from product order by id`).map(
    ({ sid }) => sid,
  ),
  tree: await database.write`select child_sid, parent_sid from category_relation order by child_sid`,
  listed: Object.fromEntries(
    (
      await database.write<{ sid: string; n: number }[]>`
        select category_sid as sid, count(*) as n from category_product where category_sid <> 'root_category'
        group by 1 order by 1`
    ).map(({ sid, n }) => [sid, n]),
  ),
  asked: (await one('attribute/glas')).categories,
  template: (await one('template/fenster')).category,
});

describe('A record that others need', () => {
  it('is kept, and the refusal tells how often each company needs it and what helps', async () => {
    const refused = await remove(attribute);
    expect(refused.json()).toMatchObject({
      status: 409,
      type: '/problems/referenced',
      referencedBy: ['product', 'mapping'],
      count: 4,
      companies: [
        {
          entity: 'product',
          field: 'attributes',
          platform: 'CH',
          orgaSid: 'alpenfenster',
          name: 'alpenfenster',
          count: 2,
        },
        { entity: 'mapping', field: 'headings', platform: 'CH', orgaSid: 'andere', name: 'andere', count: 1 },
        {
          entity: 'product',
          field: 'attributes',
          platform: 'CH',
          orgaSid: 'andere',
          name: 'andere',
          count: 1,
        },
      ],
      remedies: ['confirm', 'insteadOf'],
    });
    expect(refused.json().detail).toContain('4');
    for (const count of [3, 5]) expect((await remove(attribute, `?confirm=${count}`)).statusCode).toBe(409);
    expect((await remove(attribute, '?confirm=x')).statusCode).toBe(400);
    expect((await remove(attribute, '?confirm=4', 'supplier')).statusCode).toBe(403);
    expect((await valuesOf())[0]).toEqual({ breite: 10, norm: 'EN' });
  });

  it('goes once its number is agreed to, and undoing brings back all that it took', async () => {
    const before = await valuesOf();
    expect((await remove(attribute, '?confirm=4')).statusCode).toBe(204);
    expect(await valuesOf()).toEqual([{ norm: 'EN' }, { tiefe: 5 }, {}]);
    expect(await headingsNow()).toEqual(['productInfo.articleNumber']);
    expect((await undoDeletion('attribute', ['breite'])).statusCode).toBe(200);
    expect(await valuesOf()).toEqual(before);
    expect(await headingsNow()).toEqual(['attributes.breite', 'productInfo.articleNumber']);
    expect((await undoDeletion('attribute', ['breite'])).statusCode).toBe(409);
  });

  it('makes room for another one of its kind, without taking what that one says already', async () => {
    const before = await valuesOf();
    for (const [other, fault] of [
      ['norm', 'not-alike'],
      ['keins', 'unknown-attribute'],
      ['breite', 'unknown-attribute'],
    ])
      expect(faultsOf(await remove(attribute, `?insteadOf=${other}`))).toEqual([`insteadOf ${fault}`]);
    expect((await remove(attribute, '?insteadOf=tiefe')).statusCode).toBe(204);
    expect(await valuesOf()).toEqual([{ tiefe: 10, norm: 'EN' }, { tiefe: 5 }, { tiefe: 30 }]);
    expect(await headingsNow()).toEqual(['attributes.tiefe', 'productInfo.articleNumber']);
    const b3 = await one('product/CH/andere/b3');
    b3.attributes.tiefe = 31;
    await call('admin', 'PUT', '/import/product/CH/andere/b3', b3);
    await undoDeletion('attribute', ['breite']);
    expect(await valuesOf()).toEqual([...before.slice(0, 2), { breite: 30, tiefe: 31 }]);
  });

  it('cannot go without another one where a place may not be empty, and wherever it stood that one stands', async () => {
    const before = await namingTheCategory();
    const refused = (await remove(category)).json();
    expect(refused).toMatchObject({ status: 409, remedies: ['insteadOf'] });
    expect(refused.referencedBy.toSorted()).toEqual(['attribute', 'categoryRelation', 'product', 'template']);
    expect((await remove(category, `?confirm=${refused.count}`)).statusCode).toBe(409);
    expect(faultsOf(await remove(category, '?insteadOf=sprossen'))).toEqual(['insteadOf unknown-category']);
    expect(await namingTheCategory()).toEqual(before);

    const version = async () =>
      (await database.write`select version from category_tree where platform = 'CH'`)[0];
    const tree = await version();
    expect((await remove(category, '?insteadOf=dach')).statusCode).toBe(204);
    expect(await version()).not.toEqual(tree);
    expect(await namingTheCategory()).toEqual({
      products: before.products.map(() => 'dach'),
      tree: [
        { childSid: 'dach', parentSid: 'huelle' },
        { childSid: 'huelle', parentSid: 'root_category' },
        { childSid: 'sprossen', parentSid: 'dach' },
      ].map(({ childSid, parentSid }) => ({ child_sid: childSid, parent_sid: parentSid })),
      listed: { dach: before.products.length, huelle: before.products.length },
      asked: [{ sid: 'dach', required: true }, { sid: 'huelle' }],
      template: 'dach',
    });
    expect((await undoDeletion('category', ['fenster'])).statusCode).toBe(200);
    expect(await namingTheCategory()).toEqual(before);
  });

  it('of the own company is replaced by another one of it, or left away, by whoever keeps it', async () => {
    const b1 = await one('product/CH/alpenfenster/b1');
    b1.productInfo.productLine = 'alt';
    await call('supplier', 'PUT', '/import/product/CH/alpenfenster/b1', b1);
    const line = async () => (await one('product/CH/alpenfenster/b1')).productInfo.productLine;
    const url = '/import/product-line/CH/alpenfenster';
    expect((await remove(`${url}/alt`, '', 'supplier')).json()).toMatchObject({ status: 409, count: 1 });
    expect((await remove(`${url}/alt`, '?insteadOf=neu', 'supplier')).statusCode).toBe(204);
    expect(await line()).toBe('neu');
    expect((await remove(`${url}/neu`, '?confirm=1', 'supplier')).statusCode).toBe(204);
    expect(await line()).toBeUndefined();
    const query = `entity=productLine&platform=CH&key=${encodeURIComponent('["alpenfenster","neu"]')}`;
    const [deleted] = (await call('supplier', 'GET', `/import/audit?${query}`)).json();
    await call('supplier', 'POST', `/import/change/${deleted.id}/undo`);
    expect(await line()).toBe('neu');
  });

  it('of a company is deleted before the company, which nothing replaces', async () => {
    const refused = await remove('/import/orga/CH/andere', '?confirm=2', 'admin');
    expect(refused.json()).toMatchObject({ status: 409, count: 2, remedies: [] });
    expect((await remove('/import/orga/CH/andere', '?insteadOf=bauhandel', 'admin')).statusCode).toBe(409);
  });

  it('is never a change that was recorded', async () => {
    const changes = () => database.write`select id, before, after from change order by id`;
    const before = await changes();
    const { count } = (await remove('/import/attribute/norm')).json();
    expect((await remove('/import/attribute/norm', `?confirm=${count}`)).statusCode).toBe(204);
    expect((await changes()).slice(0, before.length)).toEqual(before);
  });
});
