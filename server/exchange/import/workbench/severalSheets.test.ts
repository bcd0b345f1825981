import { describe, expect, it } from 'vitest';
import { companyAtWorkbench } from '../../../../tests/setup/companyAtWorkbench.ts';
import { workbookOfSheets } from '../../../../tests/setup/workbook.ts';

const at = companyAtWorkbench();

const numbers = [1, 2, 3, 4, 5, 6].map((nth) => `K-${nth}0`);
const articles = [['Art.-Nr.', 'Bezeichnung'], ...numbers.map((number) => [number, `Rahmen ${number}`])];
const pictures = [['Art.-Nr.', 'Bild'], ...numbers.map((number) => [number, `${number}.jpg`])];
const makers = [['Art.-Nr.', 'Marke', 'Ursprungsland'], ...numbers.map((number) => [number, 'Alpin', 'CH'])];

describe('Sheets of which one names the products and others say more of them (behaviour B756)', () => {
  it.each([
    { Artikel: articles, Bilder: pictures, Herkunft: makers },
    { Herkunft: makers, Artikel: articles, Bilder: pictures },
  ])('are put together', async (sheets) => {
    const begun = await at.desk.begin(await workbookOfSheets(sheets));
    expect(begun).toMatchObject({ good: 6, faulty: 0 });
    await at.desk.run(begun);
    await at.desk.ended(begun.id);
    const written = await at.world.database.write`
      select article_number as "articleNumber", title, brand, country_of_origin as "countryOfOrigin"
      from product where orga_sid = 'alpenfenster' order by sid`;
    expect(written).toMatchObject(
      numbers.map((number) => ({
        articleNumber: number,
        title: { de: `Rahmen ${number}` },
        brand: 'Alpin',
        countryOfOrigin: 'CH',
      })),
    );
  });

  it('are not where two of them name the same product', async () => {
    const others = articles.map(([number, title], row) => [number, row === 0 ? title : `Anders ${number}`]);
    const begun = await at.desk.begin(await workbookOfSheets({ Artikel: articles, Weitere: others }));
    expect(begun).toMatchObject({ good: 6, faulty: 6 });
  });

  it('say all the files of a product, one in each row, and of the rest what its first row says (behaviours B783, B796)', async () => {
    const files = [
      ['Art.-Nr.', 'Nr.', 'Titel', 'Datei', 'Gewicht kg'],
      ...numbers.flatMap((number, nth) => [
        [number, 1, `Foto ${number}`, `https://bilder.example/${number}.jpg`, 2 + nth],
        [number, 2, `Merkblatt ${number}`, `https://bilder.example/${number}.pdf`, 20 + nth],
      ]),
    ];
    const begun = await at.desk.begin(await workbookOfSheets({ Artikel: articles, Dateien: files }));
    expect(begun).toMatchObject({ good: 6, faulty: 0 });
    expect(await at.desk.causes(begun.id)).toContainEqual(
      expect.objectContaining({ code: 'said-before', severity: 'warning', count: 6 }),
    );
    const read = (await at.desk.columns(begun.id)).find(({ sheets }) => sheets.includes('Dateien'));
    expect(read?.columns.find(({ heading }) => heading === 'Datei')).toMatchObject({
      field: 'images',
      reason: { code: 'files' },
    });
    await at.desk.run(begun);
    await at.desk.ended(begun.id);
    const linked = await at.world.database.write`
      select path, number from media_item where product_sid = 'k-20' order by number`;
    expect(linked).toMatchObject([
      { path: 'https://bilder.example/K-20.jpg', number: 0 },
      { path: 'https://bilder.example/K-20.pdf', number: 1 },
    ]);
    const [stored] = await at.world.database.write`
      select attributes from product where orga_sid = 'alpenfenster' and sid = 'k-20'`;
    expect(stored).toMatchObject({ attributes: { gewicht: 3 } });
  });

  it('nor is what one of them says twice', async () => {
    const twice = [...makers, ['K-10', 'Alpin', 'DE']];
    const begun = await at.desk.begin(await workbookOfSheets({ Artikel: articles, Herkunft: twice }));
    expect(begun).toMatchObject({ good: 6, faulty: 1 });
  });
});

it('A sheet that is left out because nothing surely numbers its products is read once somebody says what does (behaviour B757)', async () => {
  const parts = [
    ['ID Prodotto', 'Codice Sottoprodotto', 'Nome Sottoprodotto'],
    ...numbers.flatMap((number, nth) =>
      [1, 2].map((part) => [number, `${nth === 5 ? 4 : nth}${part}`, `Rahmen ${number} Teil ${part}`]),
    ),
  ];
  const begun = await at.desk.begin(await workbookOfSheets({ Artikel: articles, Teile: parts }));
  expect(begun).toMatchObject({ good: 6, faulty: 0 });
  expect(await at.desk.causes(begun.id)).toContainEqual(
    expect.objectContaining({ code: 'sheet-unnumbered' }),
  );
  const left = (await at.desk.columns(begun.id)).find(({ sheets }) => sheets.includes('Teile'));
  expect(left?.columns).toMatchObject([{ field: null }, { field: null, filled: 12 }, { field: 'title.it' }]);
  const decided = await at.desk.decide(begun, {
    columns: [{ layout: left?.layout, column: 'B', heading: 'Codice Sottoprodotto', field: 'articleNumber' }],
  });
  expect(decided).toMatchObject({ good: 16, faulty: 2 });
});
