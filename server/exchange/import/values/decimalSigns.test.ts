import { expect, it } from 'vitest';
import { companyOfImports } from '../../../../tests/setup/companyOfImports.ts';
import { workbookOf } from '../../../../tests/setup/workbook.ts';

const world = await companyOfImports();
const headings = ['Artikelnummer', 'Titel', 'Kategorie', 'Breite', 'Preis CHF'];

const bring = async (...rows: [width: string, price: string][]) =>
  world.reportOf(
    await world.send({
      body: await workbookOf(
        headings,
        ...rows.map(([width, price], index) => [`D-${index}`, `Fenster ${index}`, 'fenster', width, price]),
      ),
    }),
  );
const widths = async () =>
  (await world.productsOf()).map(({ attributes }) => (attributes as Record<string, unknown>).breite);

it('A number that could be read in two ways is read as the others of its sheet say (behaviour B336)', async () => {
  await bring(['1.200', '12,50'], ['980,5', '1.100,00'], ['2.400', '7,90']);
  expect(await widths()).toEqual([1200, 980.5, 2400]);
  await bring(['1.200', '12.50'], ['980.5', '1100.00'], ['2.400', '7.90']);
  expect(await widths()).toEqual([1.2, 980.5, 2.4]);
});

it('So is the least quantity of an order', async () => {
  const report = await world.reportOf(
    await world.send({
      body: await workbookOf(
        ['Artikelnummer', 'Titel', 'Kategorie', 'Mindestmenge', 'Preis CHF'],
        ['Q-1', 'Platte', 'fenster', '3,125', '12,50'],
        ['Q-2', 'Brett', 'fenster', '1,688', '1.100,00'],
      ),
    }),
  );
  expect(report.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  const stored = await world.database
    .read`select order_quantity::float as quantity from product where order_quantity > 0 order by sid`;
  expect(stored.map(({ quantity }) => quantity)).toEqual([3.125, 1.688]);
});

it('Where they say nothing, or both, it is asked', async () => {
  for (const prices of [
    ['100', '200'],
    ['12,50', '12.50'],
  ]) {
    const report = await bring(...prices.map((price) => ['1.200', price] as [string, string]));
    expect(report.issues.map(({ code }) => code)).toContain('ambiguous-number');
  }
});
