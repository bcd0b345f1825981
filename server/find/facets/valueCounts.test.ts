import { expect, it } from 'vitest';
import { catalogueOf, root, visitorScope } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { attributeFacets } from './attributeFacets.ts';
import { filterOf } from '../listing/listProducts.ts';

it('The values of a company with thousands of products are counted as those of a small one', async () => {
  const database = await freshDatabase();
  const catalogue = catalogueOf(database);
  await catalogue.category('rohre', 'Rohre');
  await catalogue.tree('CH', { rohre: root });
  await catalogue.attribute('laenge', 'number', 'mm');
  await catalogue.attribute('farbe', 'choice', undefined, ['rot', 'grau']);
  await catalogue.products(
    'CH',
    Array.from({ length: 3960 }, (_, index) => ({
      sid: `p${index}`,
      orgaSid: index % 11 ? 'gross' : 'klein',
      title: `Rohr ${index}`,
      category: 'rohre',
      attributes: { laenge: (index % 3) * 100, farbe: index % 2 ? 'rot' : 'grau' },
    })),
  );
  await catalogue.fold();
  const counts = async (orga: string, attributes?: string) => {
    const filter = await filterOf(database.read, { category: 'rohre', orga, attributes });
    const { facets: found } = await attributeFacets(database.read, visitorScope('CH'), 'de', filter, {
      selection: [],
    });
    return Object.fromEntries(found.map(({ sid, values }) => [sid, values.map(({ count }) => count)]));
  };
  expect(await counts('gross')).toEqual({ laenge: [1200, 1200, 1200], farbe: [1800, 1800] });
  expect(await counts('klein')).toEqual({ laenge: [120, 120, 120], farbe: [180, 180] });
  expect(await counts('gross', 'farbe*rot')).toEqual({ laenge: [600, 600, 600], farbe: [1800, 1800] });
});
