import { beforeAll, expect, it } from 'vitest';
import { anonymous } from '../../../resources/access/rule.ts';
import { storefrontCalls } from '../../../resources/calls/storefront.ts';
import { platform, type PlatformKey } from '../../../resources/platform/platforms.ts';
import { catalogueOf, root } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import type { Visit } from '../PageReads.ts';
import { storefrontReads } from './index.ts';

let database: TaggedDatabase;

const visit = (key: PlatformKey = 'CH'): Visit => ({
  caller: anonymous,
  platform: platform(key),
  devDatabase: false,
  db: database.read,
});
const page = (system: string, code: string, of = visit(), query = {}) =>
  storefrontReads.class(of, 'fr', { system, code }, storefrontCalls.class.query.parse(query));

beforeAll(async () => {
  database = await freshDatabase();
  const catalogue = catalogueOf(database);
  await catalogue.category('oeffnungen', 'Öffnungen', ['IfcDoor', 'IfcWindow']);
  await catalogue.category('tueren', { de: 'Türen', fr: 'Portes' }, ['IfcDoor']);
  await catalogue.category('fenster', 'Fenster', ['IfcWindow']);
  await catalogue.category('tore', 'Tore', ['IfcDoor.GATE']);
  await catalogue.category('lose', 'Lose', ['IfcBeam']);
  await catalogue.tree('CH', { oeffnungen: root, tueren: 'oeffnungen', fenster: 'oeffnungen', tore: root });
  await catalogue.tree('DE', { tueren: root });
  await catalogue.orga('CH', 'muster', 'Muster AG');
  await catalogue.products('CH', [
    { sid: 'a', title: 'A', category: 'tueren', popularity: 2 },
    { sid: 'b', title: 'B', category: 'tueren', popularity: 1 },
    { sid: 'c', title: 'C', category: 'tore', popularity: 3 },
    { sid: 'd', title: 'D', category: 'oeffnungen' },
  ]);
  await catalogue.fold();
});

it('The page of a class has its categories, the classes below it and their products, page by page', async () => {
  expect(await page('ifc', 'IfcDoor')).toMatchObject({
    system: 'ifc',
    code: 'IfcDoor',
    name: 'Porte',
    above: [{ code: 'IfcBuiltElement', name: 'Élément de construction', count: 4 }],
    below: [{ code: 'IfcDoor.GATE', count: 1 }],
    categories: [
      { sid: 'tueren', name: 'Portes', count: 2 },
      { sid: 'oeffnungen', name: 'Öffnungen', count: 1 },
      { sid: 'tore', name: 'Tore', count: 1 },
    ],
    orgas: [{ sid: 'muster', count: 4 }],
    products: {
      total: 4,
      items: [{ productSid: 'c' }, { productSid: 'a' }, { productSid: 'b' }, { productSid: 'd' }],
    },
  });
  const second = await page('ifc', 'IfcDoor', visit(), { page: '2', size: '3' });
  expect(second?.products).toMatchObject({ total: 4, page: 2, items: [{ productSid: 'd' }] });
});

it('A class that no category in the tree of the platform has, has no page', async () => {
  for (const [system, code] of [
    ['ifc', 'IfcBeam'],
    ['ifc', 'ifcdoor'],
    ['etim', 'IfcDoor'],
    ['uniclass', 'IfcDoor'],
  ] as const)
    expect(await page(system, code), `${system} ${code}`).toBeUndefined();
  expect(await page('ifc', 'IfcWindow', visit('DE'))).toBeUndefined();
  expect((await page('ifc', 'IfcDoor', visit('DE')))?.products.total).toBe(0);
});

it('A system is shown as the tree of its classes, where the platform has any', async () => {
  const system = (name: string, of = visit()) =>
    storefrontReads.classSystem(of, 'it', { system: name }, { lang: undefined });
  expect((await system('ifc'))?.systems).toEqual(['ifc']);
  expect(
    (await system('ifc'))?.classes.map(({ code, name, count, depth }) => [code, name, count, depth]),
  ).toEqual([
    ['IfcBuiltElement', 'Elemento costruttivo', 4, 0],
    ['IfcDoor', 'Porta', 4, 1],
    ['IfcDoor.GATE', 'Porta', 1, 2],
    ['IfcWindow', 'Finestra', 1, 1],
  ]);
  expect(await system('etim')).toBeUndefined();
  expect(await system('ifc', visit('AT'))).toBeUndefined();
  expect(await system('uniclass')).toBeUndefined();
  expect((await storefrontReads.categories(visit(), 'it', {}, { lang: undefined }))?.systems).toEqual([
    'ifc',
  ]);
  const also = (await storefrontReads.alsoOn(visit(), 'classSystem', { system: 'ifc' })).map(
    ({ key }) => key,
  );
  expect(also).toEqual(['DE']);
});

it('A class of ETIM that suppliers say has their products, narrowed and counted like any list', async () => {
  await database.write`update category set etim_classes = '{EC000001,EG000017}' where sid = 'tueren'`;
  await database.write`update product set etim_class = 'EC000002' where sid in ('a', 'c')`;
  const own = await page('etim', 'EC000002');
  expect(own).toMatchObject({
    name: null,
    above: [{ code: 'EG000017', categories: ['Portes'], count: 2 }],
    categories: [],
    orgas: [{ sid: 'muster', count: 2 }],
    products: { total: 2, items: [{ productSid: 'c' }, { productSid: 'a' }] },
  });
  // Of the category's two products one says another class.
  expect(await page('etim', 'EC000001')).toMatchObject({
    products: { total: 1, items: [{ productSid: 'b' }] },
  });
  expect((await page('etim', 'EC000002', visit(), { orga: 'andere' }))?.products.total).toBe(0);
  await database.write`update product set etim_class = null`;
  await database.write`update category set etim_classes = '{}'`;
});

it('The sitemap names every class, and a page of one names the other platforms that have it', async () => {
  const classes = (await storefrontReads.sitemapPages(visit(), 'classes'))?.map(({ parameters }) =>
    Object.values(parameters).join(' '),
  );
  expect(classes).toEqual(['ifc', 'ifc IfcDoor', 'ifc IfcDoor.GATE', 'ifc IfcWindow']);
  expect((await storefrontReads.sitemapParts(visit())).map(({ part }) => part)).toContain('classes');
  expect((await storefrontReads.sitemapParts(visit('AT'))).map(({ part }) => part)).not.toContain('classes');
  const also = async (code: string) =>
    (await storefrontReads.alsoOn(visit(), 'class', { system: 'ifc', code })).map(({ key }) => key);
  expect([await also('IfcDoor'), await also('IfcWindow')]).toEqual([['DE'], []]);
});
