import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf, root, visitorScope } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { listProducts, type Listing } from './listProducts.ts';

let database: TaggedDatabase;
const scope = visitorScope('CH');

beforeAll(async () => {
  database = await freshDatabase();
  const catalogue = catalogueOf(database);
  await catalogue.attribute('breite', 'number', 'mm');
  await catalogue.attribute('farbe', 'choice', undefined, ['weiss', 'grau', 'rot']);
  await catalogue.category('oben', 'Oben');
  await catalogue.category('tueren', 'Türen');
  await catalogue.tree('CH', { oben: root, tueren: 'oben' });
  const colours = ['weiss', 'grau', 'rot'];
  await catalogue.products(
    'CH',
    Array.from({ length: 60 }, (_, index) => {
      const width = 600 + 100 * (index % 5);
      const model = index % 7;
      return {
        sid: `p${index}`,
        orgaSid: model < 5 ? 'eine' : 'andere',
        title: model === 0 ? `Einzeln ${index}a` : `Tür M${model}, ${width} mm`,
        category: 'tueren',
        popularity: (index * 13) % 37,
        line: `l${model % 2}`,
        attributes: { breite: width, farbe: colours[index % 3] ?? 'rot' },
      };
    }),
  );
  await catalogue.fold();
});

const sorts = ['popularity', 'title', 'newest', 'breite*up', 'breite*down', 'farbe*up'] as const;
const narrowings: Partial<Listing>[] = [
  {},
  { category: 'oben', orga: 'eine' },
  { category: 'tueren', attributes: 'farbe*rot*weiss' },
  { category: 'oben', attributes: 'farbe*rot**breite*600..800' },
  { category: 'oben', orga: 'eine', line: 'l1' },
];

async function pagesOf(listing: Partial<Listing> & Pick<Listing, 'sort'>) {
  const pages = [];
  for (let page = 1; ; page += 1) {
    const read = await listProducts(database.read, scope, { page, size: 4, language: 'de', ...listing });
    if (read.items.length === 0) return pages;
    pages.push(read);
  }
}

describe('Variants share a card', () => {
  it.each(sorts)('one for each group that a list has, once over all pages, in order of %s', async (sort) => {
    const groups = await database.read<{ sid: string; group: string }[]>`
      select p.sid, coalesce(g.key, p.sid) as group
      from product p left join product_variant v on v.product_id = p.id left join variant_group g on g.key = v.key`;
    const groupOf = new Map(groups.map(({ sid, group }) => [sid, group]));
    for (const narrowing of narrowings) {
      const each = (await pagesOf({ ...narrowing, sort })).flatMap(({ items }) => items);
      const pages = await pagesOf({ ...narrowing, sort, areGrouped: true });
      const cards = pages.flatMap(({ items }) => items);
      const there = new Set(each.map(({ productSid }) => groupOf.get(productSid)));
      expect(cards.map(({ productSid }) => groupOf.get(productSid)).toSorted()).toEqual(
        [...there].toSorted(),
      );
      // Whoever stands on a card fits the list itself.
      expect(each.map(({ productSid }) => productSid)).toEqual(
        expect.arrayContaining(cards.map(({ productSid }) => productSid)),
      );
      for (const { total, cards: counted = total } of pages) {
        expect(total).toBe(each.length);
        expect(counted).toBe(cards.length);
      }
    }
  });

  it('on which the first of those stands that fit', async () => {
    for (const narrowing of narrowings.slice(2)) {
      const each = (await pagesOf({ ...narrowing, sort: 'breite*up' })).flatMap(({ items }) => items);
      const [first] = (await pagesOf({ ...narrowing, sort: 'breite*up', areGrouped: true })).flatMap(
        ({ items }) => items,
      );
      expect(first?.productSid).toBe(each[0]?.productSid);
    }
  });

  it('which says how many they are and how far they go', async () => {
    const { items } = await listProducts(database.read, scope, {
      category: 'tueren',
      sort: 'popularity',
      page: 1,
      size: 30,
      language: 'de',
      areGrouped: true,
    });
    expect(items.find(({ title }) => title.text.startsWith('Tür M1'))?.variants).toMatchObject({
      total: 9,
      ranges: [
        { attribute: 'breite', unit: 'mm', extent: [600, 1000] },
        { attribute: 'farbe', labels: ['weiss', 'grau', 'rot'], more: 0 },
      ],
    });
    expect(items.find(({ title }) => title.text.startsWith('Einzeln'))?.variants).toBeUndefined();
  });
});
