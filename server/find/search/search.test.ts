import { beforeAll, describe, expect, it } from 'vitest';
import { searchPage } from '../../../resources/calls/searchPage.ts';
import { catalogueOf, root, visitorScope } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { search, type SearchRequest } from './search.ts';

let database: TaggedDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  const catalogue = catalogueOf(database);
  await catalogue.category('rohre', 'Rohre');
  await catalogue.category('tueren', 'Türen');
  await catalogue.category('zubehoer', 'Zubehör');
  await catalogue.tree('CH', { rohre: root, tueren: root, zubehoer: root });
  await catalogue.orga('CH', 'muster', 'Rohrwerk Muster');
  await catalogue.attribute('wand', 'number', 'mm');
  await catalogue.products(
    'CH',
    Array.from({ length: 60 }, (_, index) => ({
      sid: `rohr-${index}`,
      title: index % 2 ? `Kupferrohr ${index}` : `Rohr ${index}`,
      category: 'rohre',
      articleNumber: `R-${index}`,
      popularity: index,
      attributes: { wand: 1 + (index % 3) },
    })),
  );
  await catalogue.products('CH', [
    { sid: 'tuer', orgaSid: 'andere', title: 'Tür', category: 'tueren', articleNumber: '371' },
    ...['Muffe', 'Schiebemuffe'].map((title) => ({
      sid: title.toLowerCase(),
      orgaSid: 'andere',
      title,
      category: 'zubehoer',
      articleNumber: title,
    })),
  ]);
  await catalogue.fold();
});

async function page(request: Partial<SearchRequest>) {
  const answer = await search(database.read, visitorScope('CH'), 'de', {
    text: '',
    page: 1,
    size: 24,
    ...request,
  });
  expect(searchPage.safeParse(answer).error).toBeUndefined();
  return answer;
}

describe('the search page', () => {
  it('counts every kind and shows products first', async () => {
    const { kind, totals, products, atLeast } = await page({ text: 'rohr' });
    expect({ kind, totals, atLeast, shown: products.length }).toEqual({
      kind: 'product',
      totals: { product: 60, category: 1, orga: 1, productLine: 0 },
      atLeast: false,
      shown: 24,
    });
  });

  it('shows the asked kind alone', async () => {
    const { categories, orgas, products } = await page({ text: 'rohr', kind: 'orga' });
    expect(orgas).toMatchObject([{ sid: 'muster', name: 'Rohrwerk Muster', count: 60 }]);
    expect([categories, products]).toEqual([[], []]);
  });

  it('shows every product once over its pages, in the same order whatever their size', async () => {
    const paged = async (size: number) => {
      const sids: string[] = [];
      for (let number = 1; ; number += 1) {
        const { products } = await page({ text: 'rohr', page: number, size });
        if (products.length === 0) return sids;
        sids.push(...products.map(({ productSid }) => productSid));
      }
    };
    const byTen = await paged(10);
    expect(new Set(byTen).size).toBe(60);
    expect(await paged(25)).toEqual(byTen);
    expect(await paged(100)).toEqual(byTen);
  });

  it('takes two characters, and whole short codes', async () => {
    expect((await page({ text: 'r' })).totals.product).toBe(0);
    expect((await page({ text: 'ro' })).totals.product).toBe(60);
    expect((await page({ text: '371' })).products.map(({ productSid }) => productSid)).toEqual(['tuer']);
    expect((await page({ text: 'r 7' })).products.map(({ productSid }) => productSid)).toEqual(['rohr-7']);
  });

  it('says which spelling it searched for when the typed one has no hits', async () => {
    const misspelled = await page({ text: 'Kufperrohr' });
    expect(misspelled.didYouMean).toBe('Kupferrohr');
    expect(misspelled.totals.product).toBe(30);
    expect((await page({ text: 'Kupferrohr' })).didYouMean).toBeNull();
  });

  const titles = async (text: string) => (await page({ text })).products.map(({ title }) => title.text);

  it('finds by a misspelled word what its right spelling finds, compounds too', async () => {
    expect(await titles('Mufe')).toEqual(['Muffe', 'Schiebemuffe']);
    expect(await titles('Muffe')).toEqual(['Muffe', 'Schiebemuffe']);
  });

  it('gives up the commonest word first where no product has all of them', async () => {
    const found = await titles('Rohr Muffe');
    expect(found[0]).toBe('Muffe');
    expect(found).toContain('Rohr 58');
  });

  it('checks a common beginning of what a rare word finds', async () => {
    expect(await page({ text: 'Schiebemuffe ro' })).toMatchObject({ exact: 0, totals: { product: 0 } });
    expect((await page({ text: 'Schiebemuffe Schie' })).exact).toBe(1);
  });

  it('says by what its products can be narrowed, and leaves as many as it said', async () => {
    const all = await page({ text: 'rohr' });
    const shownOf = (facets: typeof all.facets) => ({
      categories: facets?.categories.map(({ sid, count }) => `${sid} ${count}`),
      orgas: facets?.orgas.map(({ sid, count }) => `${sid} ${count}`),
      attributes: facets?.attributes.map(({ sid, values }) => [
        sid,
        ...values.map(({ value, count, isChosen }) => `${value} ${count}${isChosen ? ' *' : ''}`),
      ]),
    });
    expect(shownOf(all.facets)).toEqual({
      categories: ['rohre 60'],
      orgas: ['muster 60'],
      attributes: [['wand', '1 20', '2 20', '3 20']],
    });
    const narrowed = await page({ text: 'rohr', attributes: 'wand*2..' });
    expect(narrowed.totals.product).toBe(40);
    expect(shownOf(narrowed.facets).attributes).toEqual([['wand', '1 20', '2 20', '3 20', '2.. 40 *']]);
    const copper = await page({ text: 'kupferrohr', attributes: 'wand*1', category: 'rohre' });
    expect(copper.totals.product).toBe(10);
    expect(copper.products.every(({ title }) => title.text.startsWith('Kupferrohr'))).toBe(true);
    expect(await page({ text: 'rohr', orga: 'andere' })).toMatchObject({ kind: 'product', products: [] });
    expect(await page({ text: 'rohr', orga: 'muster', line: 'keine' })).toMatchObject({ products: [] });
    expect((await page({ text: 'rohr', kind: 'orga' })).facets).toBeNull();
  });

  it('puts products in the asked order, the best first unless asked otherwise', async () => {
    const first = async (sort: SearchRequest['sort']) =>
      (await page({ text: 'rohr', sort })).products[0]?.title.text;
    expect(await first('title')).toBe('Kupferrohr 1');
    expect(await first('newest')).toBe('Kupferrohr 59');
    expect(await first('relevance')).toBe('Rohr 58');
  });

  it('keeps what has all the words in front of what has some of them, in every order', async () => {
    for (const [sort, second] of [
      ['title', 'Kupferrohr 13'],
      ['newest', 'Kupferrohr 59'],
    ] as const) {
      const { products, exact } = await page({ text: 'Kupferrohr 31', sort });
      expect(exact).toBe(1);
      expect(products.slice(0, 2).map(({ title }) => title.text)).toEqual(['Kupferrohr 31', second]);
    }
  });

  it('finds nothing without an error, and shows what else there is', async () => {
    expect(await page({ text: 'xyzzyx' })).toMatchObject({
      products: [],
      didYouMean: null,
      totals: { product: 0, category: 0, orga: 0, productLine: 0 },
      facets: null,
      categoriesInstead: [
        { sid: 'rohre', count: 60 },
        { sid: 'tueren', count: 1 },
        { sid: 'zubehoer', count: 2 },
      ],
    });
  });
});
