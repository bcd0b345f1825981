import { expect, it } from 'vitest';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';
import { workbookOf, workbookOfSheets } from '../../../tests/setup/workbook.ts';

const world = await companyOfImports();

async function productsIn(body: Buffer | string, headers = {}) {
  const report = world.reportOf(await world.send({ body, headers }));
  return { report, products: await world.productsOf() };
}

it('XML of a program that nobody knows is a list of products (behaviour B575)', async () => {
  const articles = [80, 100, 125].map(
    (size) => `<Artikel nr="WR-${size}"><Stamm><Bez1>Wickelrohr ${size}</Bez1><EAN/></Stamm>
      <Merkmale><M name="Breite" einheit="mm">${size}</M></Merkmale><Preis me="m">1,50</Preis></Artikel>`,
  );
  const { report, products } = await productsIn(
    Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?><Liste><Gruppe name="fenster">${articles.join('')}</Gruppe></Liste>`,
      'latin1',
    ),
  );
  expect(report).toMatchObject({ created: 3, failed: 0 });
  expect(products.find(({ sid }) => sid === 'wr-100')).toMatchObject({
    title: { de: 'Wickelrohr 100' },
    mainCategory: 'fenster',
    attributes: { breite: 100 },
  });
});

it('XML without records is named, with what is taken (behaviour B314)', async () => {
  const { report } = await productsIn('<?xml version="1.0"?><GAEB><Award/></GAEB>');
  expect(report.issues).toMatchObject([{ code: 'other-xml', message: expect.stringContaining('GAEB') }]);
});

it('Codes of one shape in a first column without a heading number the articles (behaviour B577)', async () => {
  const { report } = await productsIn(
    await workbookOf(
      [null, 'Kurztext', 'Kategorie', 'Preis'],
      ['0108', 'Aussenwand 40 cm', 'fenster', 12],
      ['0109', 'Aussenwand 34 cm', 'fenster', 12],
      ['0112', 'Raumhöhe 2,70 m', 'fenster', 14],
      ['0120', 'Wand auf Sockel', 'fenster', 14],
      ['0125', 'Wand über Sockel', 'fenster', 14],
    ),
  );
  expect(report).toMatchObject({ created: 5, failed: 0 });
});

it('Codes that others call an identifier number the articles where nothing else does (behaviour B687)', async () => {
  const { products } = await productsIn(
    await workbookOf(
      ['Product ID', 'Product Title', 'Category'],
      ['HR-867-128BN', 'Cabinet pull 128', 'fenster'],
      ['HR-867-160NI', 'Cabinet pull 160', 'fenster'],
      ['HR-902-96BK', 'Knob 96', 'fenster'],
      ['HR-903-96BK', 'Knob 96 oval', 'fenster'],
      ['HR-904-96BK', 'Knob 96 square', 'fenster'],
    ),
  );
  expect(products.map(({ articleNumber }) => articleNumber)).toContain('HR-867-160NI');
});

it('What is only called article beside a title in another language is the title in that of the sheet (behaviour B577)', async () => {
  const { products } = await productsIn(
    await workbookOf(
      ['Codice', 'Articolo', 'Artikel (de)', 'Categoria', 'Prezzo'],
      ['L-100', 'Canale di gronda per facciate senza giunto', 'Halbrunde Dachrinne', 'fenster', 9],
      ['L-101', 'Pluviale tondo con giunzione di rame', 'Rundes Fallrohr', 'fenster', 9],
      ['L-102', 'Angolo esterno per il canale', 'Aussenwinkel der Rinne', 'fenster', 9],
    ),
  );
  expect(products.find(({ sid }) => sid === 'l-101')).toMatchObject({
    title: { it: 'Pluviale tondo con giunzione di rame', de: 'Rundes Fallrohr' },
  });
});

it('Texts of a shop are kept as their readers see them (behaviour B578)', async () => {
  const { products } = await productsIn(
    [
      'UGS,Nom,Description,Catégories',
      'T-1,Porte d&eacute;licate,<p>Bois &amp; verre<br>90 cm</p>,fenster',
      'T-2,Porte simple,<p>Bois</p>,fenster',
      'T-3,Porte double,,fenster',
    ].join('\n'),
    { 'content-type': 'text/csv' },
  );
  expect(products.find(({ sid }) => sid === 't-1')).toMatchObject({
    title: { fr: 'Porte délicate' },
    description: { fr: 'Bois & verre\n90 cm' },
  });
});

it('A number with its GTIN in one cell is both, and what is only called article in a language its title (behaviour B576, B577)', async () => {
  const { report, products } = await productsIn(
    await workbookOf(
      ['Art. de', 'Art. it', 'Kategorie', 'Preis', 'Art.Nr / GTIN'],
      ['Antrieb KA', 'Attuatore KA', 'fenster', 12, 'RT200 / 7612345678900'],
      ['Antrieb ZA', 'Attuatore ZA', 'fenster', 12, 'RT201 / 4006381333931'],
      ['Antrieb SP', 'Attuatore SP', 'fenster', 14, 'RT202 / 4017212365281'],
    ),
  );
  expect(report).toMatchObject({ created: 3, failed: 0 });
  expect(products.find(({ sid }) => sid === 'rt201')).toMatchObject({
    title: { de: 'Antrieb ZA', it: 'Attuatore ZA' },
    gtins: ['04006381333931'],
  });
});

it('A sheet of other things stops none of the products beside it (behaviour B577)', async () => {
  const { report } = await productsIn(
    await workbookOfSheets({
      data: [
        ['Codice', 'Prodotto', 'Categoria', 'Prezzo'],
        ...['1', '2', '3'].map((n) => [`A-10${n}`, `Porta tagliafuoco ${n}`, 'fenster', 9]),
      ],
      enums: [
        ['value', 'description', 'value', 'description'],
        [5, 'Non applicabile', 1, 'Minimo'],
      ],
    }),
  );
  expect(report).toMatchObject({ created: 3, failed: 0 });
});

it('What tells the articles of a model apart is their title, and not the model (behaviour B752)', async () => {
  const row = (model: string, height: number) => [
    `${model}-${height}-aw`,
    model,
    `Schiebewand ${model}, bis ${height} mm`,
    'fenster',
    90,
  ];
  const { products } = await productsIn(
    await workbookOf(
      ['Codice', 'Modello', 'Descrizione', 'Categoria', 'Prezzo'],
      ...['alpha', 'prisma'].flatMap((model) =>
        [1400, 2000, 2600, 3000, 3200, 3400].map((height) => row(model, height)),
      ),
    ),
  );
  expect(products).toHaveLength(12);
  expect(products[0]?.title).toEqual({ de: 'Schiebewand alpha, bis 1400 mm' });
});

it('Lists of JSON that are not read are named (behaviour B697)', async () => {
  const products = [7, 8, 9].map((at) => ({
    sku: `KL-${at}`,
    title: `Klappfenster ${at}`,
    category: 'fenster',
  }));
  const { report } = await productsIn(
    Buffer.from(JSON.stringify({ products, marken: [{ name: 'A' }, { name: 'B' }] })),
  );
  expect(report).toMatchObject({ created: 3, failed: 0 });
  expect(report.issues).toContainEqual(
    expect.objectContaining({ code: 'lists-left-out', message: expect.stringContaining('marken') }),
  );
});
