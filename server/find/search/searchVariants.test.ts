import { beforeAll, expect, it } from 'vitest';
import { catalogueOf, root, visitorScope } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { search, type SearchRequest } from './search.ts';

let database: TaggedDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  const catalogue = catalogueOf(database);
  await catalogue.category('tueren', 'Brandschutztüren');
  await catalogue.tree('CH', { tueren: root });
  await catalogue.attribute('feuer', 'choice', undefined, ['ei30', 'ei60', 'ei90']);
  await catalogue.attribute('breite', 'number', 'mm');
  const fires = ['ei30', 'ei60', 'ei90'];
  await catalogue.products(
    'CH',
    ['Ferro', 'Legno'].flatMap((line) =>
      fires.flatMap((feuer) =>
        [900, 1000].map((breite) => ({
          sid: `${line}-${feuer}-${breite}`.toLowerCase(),
          title: `Brandschutztür ${line} ${feuer}, ${breite} mm`,
          category: 'tueren',
          attributes: { feuer, breite },
        })),
      ),
    ),
  );
  await catalogue.fold();
});

async function cards(request: Partial<SearchRequest>) {
  const page = await search(database.read, visitorScope('CH'), 'de', {
    text: '',
    page: 1,
    size: 24,
    ...request,
  });
  return {
    shown: page.products.map(({ productSid }) => productSid).toSorted(),
    cards: page.cards,
    products: page.totals.product,
  };
}

it('Variants that a search finds share a card, which opens the one that is meant', async () => {
  expect(await cards({ text: 'Brandschutztür' })).toMatchObject({ cards: 2, products: 12 });
  expect(await cards({ text: 'Brandschutztür EI60 1000 mm' })).toEqual({
    shown: ['ferro-ei60-1000', 'legno-ei60-1000'],
    cards: 2,
    products: 2,
  });
  expect(await cards({ text: 'Brandschutztür', attributes: 'feuer*ei90**breite*900' })).toEqual({
    shown: ['ferro-ei90-900', 'legno-ei90-900'],
    cards: 2,
    products: 2,
  });
  expect(await cards({ text: 'Brandschutztür', page: 2, size: 1, sort: 'title' })).toMatchObject({
    shown: ['legno-ei30-900'],
    cards: 2,
  });
});

it('Whoever types a number finds that product', async () => {
  expect(await cards({ text: 'ferro-ei90-1000' })).toMatchObject({ shown: ['ferro-ei90-1000'] });
});
