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

it('Where they say nothing, or both, it is asked', async () => {
  for (const prices of [
    ['100', '200'],
    ['12,50', '12.50'],
  ]) {
    const report = await bring(...prices.map((price) => ['1.200', price] as [string, string]));
    expect(report.issues.map(({ code }) => code)).toContain('ambiguous-number');
  }
});
