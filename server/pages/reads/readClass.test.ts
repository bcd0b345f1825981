import { beforeAll, expect, it } from 'vitest';
import { anonymous } from '../../../resources/access/rule.ts';
import { storefrontCalls } from '../../../resources/calls/storefront.ts';
import { platform, type PlatformKey } from '../../../resources/platforms.ts';
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
});

it('The page of a class has its categories, the classes below it and their products, page by page', async () => {
  expect(await page('ifc', 'IfcDoor')).toMatchObject({
    system: 'ifc',
    code: 'IfcDoor',
    below: ['IfcDoor.GATE'],
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

it('The sitemap names every class, and a page of one names the other platforms that have it', async () => {
  const classes = (await storefrontReads.sitemapPages(visit(), 'classes'))?.map(({ parameters }) =>
    Object.values(parameters).join(' '),
  );
  expect(classes).toEqual(['ifc IfcDoor', 'ifc IfcDoor.GATE', 'ifc IfcWindow']);
  expect((await storefrontReads.sitemapParts(visit())).map(({ part }) => part)).toContain('classes');
  expect((await storefrontReads.sitemapParts(visit('AT'))).map(({ part }) => part)).not.toContain('classes');
  const also = async (code: string) =>
    (await storefrontReads.alsoOn(visit(), 'class', { system: 'ifc', code })).map(({ key }) => key);
  expect([await also('IfcDoor'), await also('IfcWindow')]).toEqual([['DE'], []]);
});
