import { beforeAll, describe, expect, it } from 'vitest';
import { crudCalls } from '../../../resources/calls/crud.ts';
import { wordsOf } from '../../../resources/kinds/conditionWords.ts';
import { lists } from '../../../resources/limits.ts';
import { allEntities } from '../../../resources/registry.ts';
import type { Call } from '../../../tests/setup/calls.ts';
import { asNew, faultsOf, smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedPool } from '../../../tests/setup/tagged.ts';
import { indexPendingProducts } from '../../find/index/indexPendingProducts.ts';

let call: Call;
let write: TaggedPool;

const products = '/import/product/CH';

beforeAll(async () => {
  const world = await smallWorld();
  ({ call } = world);
  ({ write } = world.database);
  const attributes = [
    { sid: 'breite', kind: 'number', unit: 'mm' },
    { sid: 'u.wert', kind: 'number' },
    { sid: 'frostfest', kind: 'yesNo' },
    { sid: 'norm', kind: 'text' },
    { sid: 'farbe', kind: 'choice', choices: ['weiss', 'rot'].map((sid) => ({ sid, label: { de: sid } })) },
  ];
  for (const { sid, ...attribute } of attributes)
    await call('admin', 'POST', '/import/attribute', {
      sid,
      name: { de: sid },
      group: 'material',
      ...attribute,
    });
  const product = (sid: string, productInfo: object, values: object) =>
    call(
      'admin',
      'PUT',
      `${products}/andere/${sid}`,
      {
        orgaInfo: { sid: 'andere' },
        sid,
        productInfo: { articleNumber: sid, ...productInfo },
        categories: { mainCategory: { sid: 'fenster' } },
        attributes: values,
      },
      asNew,
    );
  const title = { de: 'Tür', fr: 'Porte' };
  await product('p1', { title }, { breite: 100, farbe: 'weiss', frostfest: true, norm: 'EN 1279' });
  await product('p2', { title, subTitle: { fr: 'Bois' } }, { breite: 200, farbe: 'rot', 'u.wert': 0 });
  await product('p3', { title: { de: 'Tor' } }, { frostfest: false });
  // Whether the pictures are there is judged elsewhere.
  await write`update product set images = ${['a', 'b']} where sid = 'p1'`;
  await write`update product set images = ${['a']} where sid = 'p2'`;
  await write`update product set created_at = '2026-01-31T23:30:00Z' where sid = 'p2'`;
  await write`update product set updated_at = '2020-02-02T08:15:00.123456Z' where sid = 'p3'`;
  await indexPendingProducts(world.database);
});

const ask = async (filter: object, who = 'admin') =>
  call(who, 'GET', `${products}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,49]`);

/** The products of the company that such a list names. */
async function found(filter: object): Promise<string> {
  const answer = await ask({ orgaSid: 'andere', ...filter });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer
    .json()
    .map(({ sid }: { sid: string }) => sid)
    .sort()
    .join(' ');
}

describe('A list of products is narrowed by a leaf (behaviour B217):', () => {
  it.each([
    ['a language that a text lacks', { 'title.fr': { has: false } }, 'p3'],
    ['a language that a text has, as the API nests it', { 'productInfo.title.fr': { has: true } }, 'p1 p2'],
    ['what stands in one language', { 'subTitle.fr': { part: 'BOI' } }, 'p2'],
    ['no picture', { images: { has: false } }, 'p3'],
    ['a number of pictures', { images: { least: 2 } }, 'p1'],
    ['at most so many pictures, also none', { images: { most: 1 } }, 'p2 p3'],
    ['an attribute without a value', { 'attributes.breite': { has: false } }, 'p3'],
    ['an attribute that is no or nought', { 'attributes.frostfest': { has: true } }, 'p1 p3'],
    ['an attribute with a dot in its sid', { 'attributes.u.wert': { least: -1, most: 0 } }, 'p2'],
    ['a range of numbers', { 'attributes.breite': { least: 100, most: 150 } }, 'p1'],
    ['a choice', { 'attributes.farbe': { is: 'rot' } }, 'p2'],
    ['one of several choices', { 'attributes.farbe': { is: ['rot', 'weiss'] } }, 'p1 p2'],
    ['no', { 'attributes.frostfest': { is: false } }, 'p3'],
    ['a part of a text', { 'attributes.norm': { part: '1279' } }, 'p1'],
    ['nothing of the kind', { 'attributes.breite': { part: '100', least: 1 } }, 'p1'],
    ['several leaves at once', { images: { least: 1 }, 'attributes.farbe': { is: 'rot' } }, 'p2'],
    ['a part of a code', { articleNumber: { part: 'P2' } }, 'p2'],
    ['what was changed since a day', { updatedAt: { since: '2020-02-03', until: '9999-12-31' } }, 'p1 p2'],
    ['what was made on a day of Zurich', { createdAt: { since: '2026-02-01', until: '2026-02-01' } }, 'p2'],
    ['what has a day at all', { createdAt: { has: true } }, 'p1 p2 p3'],
    ['what was changed until a day', { updatedAt: { until: '2020-01-01' } }, ''],
    ['what was changed since a moment', { updatedAt: { since: '2020-02-02T08:15:01Z' } }, 'p1 p2'],
    [
      'the moment that an answer says, itself',
      { updatedAt: { since: '2020-02-02T08:15:00.123Z', until: '2020-02-02T09:15:00.123+01:00' } },
      'p3',
    ],
    ['what was changed until a moment', { updatedAt: { until: '2020-02-02T08:15:00.122Z' } }, ''],
    ['what was made before there were days', { createdAt: { since: '0000-01-01', until: '0000-01-01' } }, ''],
    ['a leaf beside the text that is looked up', { title: 'tür', images: { most: 1 } }, 'p2'],
  ])('%s', async (_, filter, expected) => expect(await found(filter)).toBe(expected));

  it('within what the caller may read, also without the filter by company', async () => {
    const others = await ask({ 'title.fr': { has: false } }, 'supplier');
    expect(new Set(others.json().map(({ orgaInfo }: { orgaInfo: { sid: string } }) => orgaInfo.sid))).toEqual(
      new Set(['alpenfenster']),
    );
    expect((await ask({ images: { has: true }, orgaSid: 'andere' }, 'supplier')).json()).toEqual([]);
  });
});

describe('Refused is', () => {
  it.each([
    ['a field that there is not', { nothing: { has: true } }, 'filter.nothing not-filterable'],
    ['a language that there is not', { 'title.es': { has: true } }, 'filter.title.es not-filterable'],
    ['values without an attribute', { attributes: { has: true } }, 'filter.attributes not-filterable'],
    ['a value of what takes conditions alone', { images: 'a' }, 'filter.images not-filterable'],
    [
      'a moment of what has days',
      { endOfSale: { since: '2026-01-31T08:15:00Z' } },
      'filter.endOfSale.since date-form',
    ],
    ['a word that its kind does not know', { images: { part: 'a' } }, 'filter.images.part unknown-field'],
    [
      'more conditions than a list takes',
      Object.fromEntries(
        Array.from({ length: lists.mostConditions + 1 }, (_, each) => [`attributes.a${each}`, { has: true }]),
      ),
      'filter too-many',
    ],
  ])('%s', async (_, filter, fault) => {
    const answer = await ask(filter);
    expect([answer.statusCode, faultsOf(answer)]).toEqual([422, [fault]]);
  });

  it.each([
    { images: {} },
    { images: { has: 1 } },
    { images: { least: '1' } },
    { images: { more: 1 } },
    { updatedAt: { since: '0000-01-31T08:15:00Z' } },
    { updatedAt: { since: '0001-01-01T00:00:00+01:00' } },
    { updatedAt: { since: '2026-01-31T08:15:00+23:59' } },
    { updatedAt: { since: '2026-01-31T08:15:00' } },
  ])('what is no condition: %o', async (filter) => expect((await ask(filter)).statusCode).toBe(400));

  it('a place that no text of the database can name', async () =>
    expect((await ask({ 'attributes.a\u0000': { has: true } })).statusCode).toBeLessThan(500));
});

it('Every leaf of every entity is there or is not, whatever its kind', async () => {
  for (const entity of allEntities) {
    const { list } = crudCalls(entity);
    if (!list) continue;
    const count = async (filter: object) => {
      const address = list.path.replace('{platform}', 'CH');
      const answer = await call(
        'admin',
        'GET',
        `${address}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      );
      expect(answer.statusCode, `${address} ${JSON.stringify(filter)} ${answer.payload}`).toBe(200);
      return Number(/\d+$/.exec(String(answer.headers['content-range'])));
    };
    const all = await count({});
    for (const [name, field] of Object.entries(entity.fields)) {
      const place = field.kind === 'translated' ? `${name}.fr` : field.kind === 'values' ? `${name}.x` : name;
      if (wordsOf(field).length === 0) continue;
      expect(
        (await count({ [place]: { has: true } })) + (await count({ [place]: { has: false } })),
        `${entity.name}.${place}`,
      ).toBe(all);
      const bounded = wordsOf(field).includes('least') ? { least: 0, most: 1e9 } : { has: true };
      await count({ [place]: bounded });
    }
  }
});
