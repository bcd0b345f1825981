import { expect, it } from 'vitest';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';

const world = await companyOfImports();

const headings = ['Artikelnummer', 'Titel', 'Kategorie', 'Seite'];
const list = () =>
  workbookOf(
    headings,
    ['Fenster aus Holz'],
    ['F-1', 'Eins', 'fenster', 7],
    [null, 'Serie 500: mit einem Titel, der länger ist als jede Artikelnummer sein darf, damit er auffällt'],
    ['F-2', 'Zwei', 'fenster', 8],
    headings.map((heading) => heading.toUpperCase()),
    ['Serie 500: mit einem Titel, der länger ist als jede Artikelnummer sein darf, damit er auffällt'],
    ['F-3', 'Drei', 'fenster', 9],
    ['Fenster aus Holz'],
    [null, null, null, 'Seite 2'],
  );

it('Titles and headings between products are left out, which is said, and refuse nothing', async () => {
  const report = world.reportOf(await world.send({ body: await list() }));
  expect(report).toMatchObject({ read: 3, created: 3, failed: 0 });
  expect(report.issues.map(({ row, column, severity, code }) => [row, column, severity, code])).toEqual(
    expect.arrayContaining([
      [2, 'A', 'warning', 'title-row'],
      [4, 'B', 'warning', 'title-row'],
      [6, null, 'warning', 'headings-repeated'],
      [7, 'A', 'warning', 'title-row'],
      [9, 'A', 'warning', 'title-row'],
    ]),
  );
  expect((await world.productsOf()).map(({ sid }) => sid)).toEqual(['f-1', 'f-2', 'f-3']);
});

it('Words that are the number of a product keep it where all others go, and nothing else of them counts', async () => {
  const named = workbookOf(headings, ['Sonder', 'Sonderanfertigung', 'fenster'], ['F-1', 'Eins', 'fenster']);
  await world.send({ body: await named });
  const body = await workbookOf(headings, ['Sonder'], ['F-2', 'Zwei', 'fenster'], ['Sonder', 'Anders']);
  const query = { deleteOthers: 'true', confirm: '1' };
  expect(world.reportOf(await world.send({ body, query }))).toMatchObject({
    created: 1,
    changed: 1,
    deleted: 1,
  });
  expect(await world.productsOf()).toMatchObject([
    { sid: 'f-2' },
    { sid: 'sonder', title: { de: 'Anders' } },
  ]);
});

it('A number alone is no title: a new product without the rest is a fault', async () => {
  const body = await workbookOf(headings, ['F-1', 'Eins', 'fenster'], ['F-2']);
  const answer = await world.send({ body });
  expect(answer.statusCode).toBe(422);
  expect(world.reportOf(answer)).toMatchObject({
    failed: 1,
    issues: [{ code: 'unknown-column' }, { row: 3, code: 'required' }, { row: 3, code: 'required' }],
  });
  expect(await world.productsOf()).toEqual([]);
});
