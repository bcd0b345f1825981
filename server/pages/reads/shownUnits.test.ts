import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from '../../../resources/access/rule.ts';
import { storefrontCalls } from '../../../resources/calls/storefront.ts';
import { platform } from '../../../resources/platform/platforms.ts';
import { catalogueOf, root } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { storefrontReads } from './index.ts';

let database: TaggedDatabase;
const visit = () => ({
  caller: anonymous,
  platform: platform('CH'),
  devDatabase: false,
  db: database.read,
});

async function category(query: Record<string, string> = {}, categorySid = 'rohre') {
  const asked = storefrontCalls.category.query.parse({ view: 'table', ...query });
  return storefrontReads.category(visit(), 'de', { categorySid }, asked);
}

beforeAll(async () => {
  database = await freshDatabase();
  const catalogue = catalogueOf(database);
  for (const sid of ['leitungen', 'rohre', 'kabel']) await catalogue.category(sid, sid);
  await catalogue.tree('CH', { leitungen: root, rohre: 'leitungen', kabel: root });
  await catalogue.orga('CH', 'muster', 'Muster AG');
  await catalogue.attribute('laenge', 'number', 'mm');
  await catalogue.attribute('druck', 'number', 'bar');
  await catalogue.products('CH', [
    ...[500, 2000, 12_500].map((laenge) => ({
      sid: `r${laenge}`,
      orgaSid: 'muster',
      category: 'rohre',
      title: 'Rohr',
      attributes: { laenge, druck: 16 },
    })),
    { sid: 'k', orgaSid: 'muster', category: 'kabel', title: 'Kabel', attributes: { laenge: 300 } },
  ]);
  await catalogue.fold();
  await database.write`
    update category set shown_attributes =
      '[{"attribute": "laenge", "isFilter": true, "isColumn": true, "unit": "m"}, {"attribute": "druck", "isColumn": true, "unit": "kg"}]'
    where sid = 'leitungen'`;
});

describe('Values in the unit that a category says (behaviour B466)', () => {
  it('fill its table and cards and those of the ones below it; a unit of something else changes nothing', async () => {
    for (const sid of ['leitungen', 'rohre']) {
      const { table, products } = (await category({ sort: 'laenge*down' }, sid)) ?? {};
      expect(table?.columns.map(({ unit }) => unit)).toEqual(['m', 'bar']);
      expect(table?.rows).toEqual([[12.5, 16]]);
      expect(products?.items[0]?.variants?.ranges).toMatchObject([{ unit: 'm', extent: [0.5, 12.5] }]);
    }
  });

  it('are told of filters, whose addresses keep those that are stored', async () => {
    const [facet] = (await category({ attributes: 'laenge*1000..' }))?.facets ?? [];
    expect(facet).toMatchObject({ unit: 'm', perUnit: 1000, extent: { least: 500, most: 12_500 } });
    expect(facet?.values.filter(({ isChosen }) => isChosen)).toEqual([
      { value: '1000..', name: null, count: 2, isChosen: true },
    ]);
  });

  it('stand on the page of a product, and of all that are compared where one of them has it', async () => {
    const page = await storefrontReads.product(
      visit(),
      'de',
      { orgaSid: 'muster', productSid: 'r12500' },
      {},
    );
    expect(page?.attributes.map(({ value, unit }) => [value, unit])).toEqual([
      [12.5, 'm'],
      [16, 'bar'],
    ]);
    const compared = await storefrontReads.comparison(
      visit(),
      'de',
      {},
      { product: ['muster/k', 'muster/r500'] },
    );
    expect(compared?.products.map(({ attributes: [length] }) => [length?.value, length?.unit])).toEqual([
      [0.3, 'm'],
      [0.5, 'm'],
    ]);
  });
});
