import { beforeAll, describe, expect, it } from 'vitest';
import { readFacets } from '../../../resources/finding/facetSelection.ts';
import type { AttributeOrder } from '../../../resources/finding/listViews.ts';
import { catalogueOf, root, visitorScope } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { attributeFacets } from './attributeFacets.ts';
import { usefulness } from './usefulness.ts';
import { childCounts, lineCounts, orgaCounts } from './facetCounts.ts';
import { filterOf, listProducts } from '../listing/listProducts.ts';

let database: TaggedDatabase;
const scope = visitorScope('CH');

beforeAll(async () => {
  database = await freshDatabase();
  const catalogue = catalogueOf(database);
  await catalogue.category('dach', 'Dach');
  await catalogue.category('ziegel', 'Ziegel');
  await catalogue.category('rinnen', 'Rinnen');
  await catalogue.tree('CH', { dach: root, ziegel: 'dach', rinnen: 'dach' });
  await catalogue.orga('CH', 'muster', 'Muster AG');
  await catalogue.orga('CH', 'andere', 'Andere AG');
  await catalogue.attribute('farbe', 'choice', undefined, ['rot', 'braun', 'grau']);
  await catalogue.attribute('breite', 'number', 'mm');
  await catalogue.attribute('frostsicher', 'yesNo');
  await catalogue.attribute('typ', 'text');
  const colours = ['rot', 'rot', 'braun', 'grau'];
  await catalogue.products(
    'CH',
    Array.from({ length: 40 }, (_, index) => ({
      sid: `p${index}`,
      orgaSid: index % 2 ? 'andere' : 'muster',
      line: index % 2 ? 'linie' : undefined,
      title: `Stück ${index}`,
      category: index < 10 ? 'rinnen' : 'ziegel',
      popularity: 100 - index,
      attributes: {
        farbe: colours[index % 4] as string,
        breite: 100 + (index % 20) * 10,
        typ: `T${index}`,
        ...(index < 8 && { frostsicher: true }),
      },
    })),
  );
  await catalogue.fold();
});

async function facets(given: { category?: string; orga?: string; attributes?: string }) {
  const filter = await filterOf(database.read, { category: 'dach', ...given });
  const asked = { selection: readFacets(given.attributes) };
  const { facets: found } = await attributeFacets(database.read, scope, 'de', filter, asked);
  return Object.fromEntries(
    found.map(({ sid, values }) => [
      sid,
      values.map(({ value, count, isChosen }) => `${value} ${count}${isChosen ? ' *' : ''}`),
    ]),
  );
}

const total = async (attributes: string, orga?: string) =>
  (
    await listProducts(database.read, scope, {
      category: 'dach',
      attributes,
      orga,
      sort: 'popularity',
      page: 1,
      size: 5,
      language: 'de',
    })
  ).total;

describe('attribute facets', () => {
  it('count the values of a category, many numbers in ranges without a gap, and no free texts', async () => {
    expect(await facets({})).toEqual({
      farbe: ['rot 20', 'braun 10', 'grau 10'],
      breite: ['100..130 8', '140..170 8', '180..210 8', '220..250 8', '260..290 8'],
    });
  });

  it('add up within an attribute and narrow each other across attributes', async () => {
    expect(await facets({ attributes: 'farbe*braun' })).toMatchObject({
      farbe: ['rot 20', 'braun 10 *', 'grau 10'],
      breite: ['100..130 2', '140..170 2', '180..210 2', '220..250 2', '260..290 2'],
    });
    expect(await facets({ attributes: 'farbe*braun*grau**breite*100..130' })).toMatchObject({
      farbe: ['rot 4', 'braun 2 *', 'grau 2 *'],
      breite: ['100..130 4 *', '140..170 4', '180..210 4', '220..250 4', '260..290 4'],
    });
  });

  it('leave as many products as they said', async () => {
    expect(await total('farbe*braun*grau**breite*100..130')).toBe(4);
    expect(await total('breite*135..145')).toBe(2);
    expect(await total('farbe*braun', 'andere')).toBe(0);
    expect(await total('farbe*braun', 'muster')).toBe(10);
    expect(await total('farbe*gelb')).toBe(0);
    expect(await total('typ*T1')).toBe(40);
    expect(await total('unbekannt*rot')).toBe(40);
  });

  it('narrow companies, lines and the children of the category too', async () => {
    const filter = await filterOf(database.read, { category: 'dach', attributes: 'farbe*grau' });
    const [children, orgas, lines] = await Promise.all([
      childCounts(database.read, scope, 'de', filter),
      orgaCounts(database.read, scope, filter),
      lineCounts(database.read, scope, 'de', { ...filter, orga: 'andere' }),
    ]);
    expect(children.map(({ sid, count }) => `${sid} ${count}`)).toEqual(['ziegel 8', 'rinnen 2']);
    expect(orgas).toEqual([{ sid: 'andere', name: 'Andere AG', count: 10 }]);
    expect(lines.map(({ sid, count }) => `${sid} ${count}`)).toEqual(['linie 10']);
    const ofOrga = await childCounts(database.read, scope, 'de', { ...filter, orga: 'andere' });
    expect(ofOrga.map(({ sid, count }) => `${sid} ${count}`)).toEqual(['ziegel 8', 'rinnen 2']);
  });

  it('count what a company has, and stay with the category', async () => {
    expect(await facets({ orga: 'muster' })).toMatchObject({ farbe: ['rot 10', 'braun 10'] });
    expect(await facets({ category: 'rinnen' })).toMatchObject({ farbe: ['rot 6', 'braun 2', 'grau 2'] });
  });

  it('of a category are first those that editors say, of the nearest one above it that says any; all others on demand', async () => {
    const asked = async (category: string, more: { all?: boolean; columns?: boolean } = {}) => {
      const filter = await filterOf(database.read, { category });
      const found = await attributeFacets(database.read, scope, 'de', filter, { selection: [], ...more });
      return { ...found, sids: found.facets.map(({ sid }) => sid) };
    };
    await database.write`
      update category set shown_attributes = ${database.write.json([
        { attribute: 'breite', isFilter: true, isColumn: false },
        { attribute: 'frostsicher', isFilter: false, isColumn: true },
      ])} where sid = 'dach'`;
    const ofChild = await asked('rinnen', { columns: true });
    expect([ofChild.sids, ofChild.moreFacets]).toEqual([['breite'], 1]);
    expect(ofChild.columns.map(({ sid }) => sid)).toEqual(['frostsicher']);
    const all = await asked('dach', { all: true });
    expect([all.sids, all.moreFacets, all.columns]).toEqual([['breite', 'farbe'], 0, []]);
    const [breite] = all.facets;
    expect(breite?.bars.reduce((sum, count) => sum + count, 0)).toBe(40);
    await database.write`update category set shown_attributes = '[]' where sid = 'dach'`;
    expect((await asked('rinnen', { columns: true })).columns.map(({ sid }) => sid)).toEqual([
      'breite',
      'farbe',
    ]);
  });

  it('of a company are those of its own products', async () => {
    expect(await facets({ category: root, orga: 'muster' })).toEqual({
      farbe: ['braun 10', 'rot 10'],
      breite: ['100..120 4', '140..160 4', '180..200 4', '220..240 4', '260..280 4'],
    });
  });

  it('put a list in the order of their values, numbers by size, choices as declared, without a value last', async () => {
    const first = async (sort: AttributeOrder, page = 1) =>
      (
        await listProducts(database.read, scope, { category: 'dach', sort, page, size: 4, language: 'de' })
      ).items.map(({ productSid }) => productSid);
    expect(await first('breite*up')).toEqual(['p0', 'p20', 'p1', 'p21']);
    expect(await first('breite*down')).toEqual(['p19', 'p39', 'p18', 'p38']);
    expect(await first('farbe*down')).toEqual(['p3', 'p7', 'p11', 'p15']);
    expect(await first('frostsicher*up', 3)).toEqual(['p8', 'p9', 'p10', 'p11']);
    expect(await first('typ*up')).toEqual(['p0', 'p1', 'p2', 'p3']);
  });
});

describe('usefulness', () => {
  const values = (counts: readonly number[], categories: number, kind: 'choice' | 'number' = 'choice') =>
    counts.map((products, valueId) => ({
      attributeId: 1,
      kind,
      categories,
      valueId,
      value: String(valueId),
      products,
    }));

  it('is more where values part the products evenly, where more of them have one, and where fewer categories ask', () => {
    expect(usefulness(values([50, 50], 10))).toBeGreaterThan(usefulness(values([95, 5], 10)));
    expect(usefulness(values([50, 50], 10))).toBeGreaterThan(usefulness(values([10, 10], 10)));
    expect(usefulness(values([30, 30, 40], 10))).toBeGreaterThan(
      usefulness(values([20, 20, 20, 20, 20], 100)),
    );
    expect(usefulness(values([100], 10))).toBe(0);
  });
});
