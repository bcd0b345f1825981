import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importApp, type ImportApp } from '../../../../tests/setup/importApp.ts';
import { workbookOf, workbookOfSheets } from '../../../../tests/setup/workbook.ts';
import { workbenchOf, type WorkbenchCalls } from '../../../../tests/setup/workbenchOf.ts';

let world: ImportApp;
let desk: WorkbenchCalls;
beforeAll(async () => {
  world = await importApp();
  desk = workbenchOf(world);
});
beforeEach(async () => {
  await world.database.write`delete from product where orga_sid = 'alpenfenster'`;
});

/** Products as they are once the good rows of a file have gone in. */
async function writtenFrom(body: Buffer | string) {
  const workbench = await desk.begin(body);
  const causes = await desk.causes(workbench.id);
  await desk.run(workbench);
  await desk.ended(workbench.id);
  return { causes, products: await world.productsOf() };
}

describe('A list without a column of titles (behaviour B615)', () => {
  const stock = () =>
    workbookOf(
      ['Artikel Nr.', 'Hersteller', 'Serie', 'Bauart', 'Grösse', 'Preis'],
      ['291488', 'Viega', 'Profipress', 'Bogen 90°', '12', 1.5],
      ['291501', 'Viega', 'Profipress', 'Bogen 90°', '15', 1.6],
      ['291518', 'Viega', 'Profipress', 'Muffe', '18', 1.7],
      ['160127', 'Rehau', 'Rautitan', 'Kupplung', '16', 2.5],
      ['160137', 'Rehau', 'Rautitan', 'Kupplung', '20', 2.6],
    );

  it('calls new products by maker, series, kind and what tells them apart, and says so', async () => {
    const { causes, products } = await writtenFrom(await stock());
    expect(products.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        { de: 'Viega Profipress Bogen 90° 12' },
        { de: 'Viega Profipress Bogen 90° 15' },
        { de: 'Rehau Rautitan Kupplung 16' },
      ]),
    );
    expect(causes).toContainEqual(
      expect.objectContaining({
        code: 'title-composed',
        message: expect.stringContaining('Hersteller, Serie, Bauart, Grösse'),
      }),
    );
  });

  it('leaves a product the title that it has', async () => {
    await writtenFrom(
      await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ['291488', 'Pressbogen', 'fenster']),
    );
    const { products } = await writtenFrom(await stock());
    expect(products).toHaveLength(5);
    expect(products.find(({ sid }) => sid === '291488')?.title).toEqual({ de: 'Pressbogen' });
  });
});

describe('A list without article numbers (behaviour B616)', () => {
  const grates = (...more: (string | number)[][]) =>
    workbookOf(
      ['ID', 'Bezeichnung', 'Masche', 'Stab', 'Preis'],
      ...more,
      [1, 'Gitterrost verzinkt', '15 x 76', '20x2', 68.8],
      [2, 'Gitterrost verzinkt', '15x76', '25x2', 83.7],
      [3, 'Gitterrost verzinkt', '30x30', '25x2', 79.9],
      [4, 'Stufe Schweissrost', '30x30', '25x2', 91],
    );

  it('numbers them by name and what tells them apart, the same with the next list in which rows moved', async () => {
    const { products, causes } = await writtenFrom(await grates());
    const numbers = products.map(({ articleNumber }) => articleNumber).toSorted();
    expect(numbers).toEqual([
      'gitterrost-verzinkt-15x76-20x2',
      'gitterrost-verzinkt-15x76-25x2',
      'gitterrost-verzinkt-30x30-25x2',
      'stufe-schweissrost-30x30-25x2',
    ]);
    expect(causes).toContainEqual(
      expect.objectContaining({
        code: 'number-composed',
        message: expect.stringContaining('Bezeichnung, Masche, Stab'),
      }),
    );
    const next = await desk.begin(await grates([9, 'Gitterrost blank', '15x76', '20x2', 60]));
    expect(await desk.outcome(next.id)).toMatchObject({ created: 1 });
  });

  it('takes their GTINs, and refuses what nothing tells apart', async () => {
    const { products } = await writtenFrom(
      await workbookOf(
        ['Bezeichnung', 'EAN', 'Preis'],
        ['Fenster Eins', '7612345678900', 1],
        ['Fenster Zwei', '4006381333931', 2],
        ['Fenster Drei', '4017212365281', 3],
      ),
    );
    expect(products.map(({ articleNumber }) => articleNumber)).toContain('4006381333931');
    const alike = await desk.begin(
      await workbookOf(['Bezeichnung', 'Preis'], ['Fenster', 1], ['Fenster', 2], ['Fenster', 3]),
    );
    expect(alike).toMatchObject({ good: 0 });
  });

  it('means the product that has the GTIN, with its own number and title', async () => {
    await writtenFrom(
      await workbookOf(
        ['Artikelnummer', 'Titel', 'GTIN', 'Kategorie'],
        ['F-1', 'Fenster Eins', '4006381333931', 'fenster'],
      ),
    );
    const { products } = await writtenFrom(
      await workbookOf(
        ['EAN', 'Bezeichnung', 'Preis'],
        ['4006381333931', 'Anders', 1],
        ['7612345678900', 'Fenster Neu', 1],
        ['4017212365281', 'Fenster Drei', 1],
      ),
    );
    expect(products.map(({ articleNumber, title }) => [articleNumber, title])).toEqual(
      expect.arrayContaining([['F-1', { de: 'Anders' }]]),
    );
    expect(products).toHaveLength(3);
  });

  it('reads no sheet without them beside one that has them', async () => {
    const { products } = await writtenFrom(
      await workbookOfSheets({
        Zuschläge: [
          ['Bezeichnung', 'Preis'],
          ['Fracht', 12],
          ['Montage', 80],
          ['Entsorgung', 9],
        ],
        Artikel: [
          ['Artikelnummer', 'Bezeichnung', 'Preis'],
          ['F-1', 'Fenster', 100],
        ],
      }),
    );
    expect(products.map(({ articleNumber }) => articleNumber)).toEqual(['F-1']);
  });
});

it('Titles are put together of what is only called type, beside maker and series (behaviour B615)', async () => {
  const { products } = await writtenFrom(
    await workbookOf(
      ['Artikel Nr.', 'Hersteller', 'Serie', 'Typ', 'Größe', 'Preis'],
      ['291488', 'Viega', 'Profipress', 'Bogen', '12', 1],
      ['291501', 'Viega', 'Profipress', 'Bogen', '15', 2],
      ['291495', 'Viega', 'Sanpress', 'Muffe lang', '12', 3],
      ['291496', 'Viega', 'Sanpress', 'Muffe kurz', '15', 3],
    ),
  );
  expect(products.map(({ title }) => title)).toContainEqual({ de: 'Viega Profipress Bogen 12' });
});

it('Variants of a shop have title and texts of their first, and rows of further pictures are none (behaviour B617)', async () => {
  const { products } = await writtenFrom(
    [
      'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src',
      'kuebel,Pflanzkübel,Topf AG,Farbe,grau,,10,a.jpg',
      'kuebel,,,,weiss,,10,',
      'kuebel,,,,,,,b.jpg',
      'trog,Pflanztrog,Topf AG,Farbe,grau,,20,',
      'trog,,,,weiss,,20,',
      'trog,,,,rot,,20,',
    ].join('\n'),
  );
  expect(products.map(({ articleNumber, title }) => [articleNumber, title])).toEqual([
    ['kuebel-grau', { en: 'Pflanzkübel' }],
    ['kuebel-weiss', { en: 'Pflanzkübel' }],
    ['trog-grau', { en: 'Pflanztrog' }],
    ['trog-rot', { en: 'Pflanztrog' }],
    ['trog-weiss', { en: 'Pflanztrog' }],
  ]);
});

it('Variants of a shop that share a number are told apart by all that they are chosen by (behaviour B617)', async () => {
  const colours = ['grau', 'weiss', 'rot'];
  const variants = ['kuebel', 'trog', 'topf'].flatMap((handle) =>
    ['klein', 'gross'].flatMap((size) =>
      colours.map((colour) => ({ handle, size, colour, isFirst: size === 'klein' && colour === 'grau' })),
    ),
  );
  const { products } = await writtenFrom(
    [
      'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price',
      ...variants.map(({ handle, size, colour, isFirst }) =>
        [
          handle,
          isFirst ? `Gefäss ${handle}` : '',
          isFirst ? 'Grösse' : '',
          size,
          isFirst ? 'Farbe' : '',
          colour,
          `S-${handle}`,
          10,
        ].join(','),
      ),
    ].join('\n'),
  );
  expect(products).toHaveLength(variants.length);
  expect(products.map(({ articleNumber }) => articleNumber)).toContain('kuebel-gross-rot');
});

it('Of two numbers the one that GTINs and pictures repeat is that of the articles (behaviour B618)', async () => {
  const { products } = await writtenFrom(
    await workbookOf(
      ['articleId', 'supplierArticleId', 'descriptionShort', 'ean', 'mimeSource_1', 'Preis'],
      ['64707915', '11302', 'Ausleger', '4031405113022', 'ml_11302.jpg', 1],
      ['64947062', '27142', 'Leiter', '4031405271425', '27142_zoom.jpg', 2],
      ['65925386', '30010', 'Tritt', '', '30010_zoom.jpg', 3],
      ['65925390', '30011', 'Tritt', '', '30011_zoom.jpg', 3],
    ),
  );
  expect(products.map(({ articleNumber }) => articleNumber).toSorted()).toEqual([
    '11302',
    '27142',
    '30010',
    '30011',
  ]);
});

it('A number that is called the maker’s, and that its pictures repeat, is none of a merchant’s (behaviour B618)', async () => {
  const { products } = await writtenFrom(
    await workbookOf(
      ['Code article', 'Libellé', 'Marque', 'Réf. fabricant', 'Photo', 'Prix'],
      ['B310574', 'Mitigeur lavabo', 'Aquilan', 'VES1407', 'VES1407.jpg', 1],
      ['B310581', 'Mitigeur haut', 'Aquilan', 'VES3800', 'VES3800.jpg', 2],
      ['A310588', 'Mitigeur bidet', 'Robin', 'VES9448', 'VES9448.jpg', 3],
      ['A310589', 'Mitigeur évier', 'Robin', 'VES9449', 'VES9449.jpg', 3],
    ),
  );
  expect(products.map(({ articleNumber }) => articleNumber).toSorted()).toEqual([
    'A310588',
    'A310589',
    'B310574',
    'B310581',
  ]);
});

it('New products that only have an identifier are numbered by it, whatever we call that ourselves (behaviour B616)', async () => {
  const { products } = await writtenFrom(
    'Kennung;Name;Preis\n25a;Batterie mit Säure;250\n1a;Dämpfer vorne;8000\n20a;Dämpfer hinten;40\n12b;Lampe vorne;8',
  );
  expect(products.map(({ articleNumber }) => articleNumber).toSorted()).toEqual(['12b', '1a', '20a', '25a']);
});

it('Nested JSON is read by the last names of its paths, its first record being none of headings (behaviour B619)', async () => {
  const record = (code: string, name: string) => ({
    title: name,
    general: { orderCode: code, ean: '', unit: 'piece' },
    dimensions: { netWidth: '600 mm' },
  });
  const { products } = await writtenFrom(
    JSON.stringify([record('F-1', 'ABB'), record('F-2', 'Fenster'), record('F-3', 'Tür')]),
  );
  expect(products).toHaveLength(3);
  expect(products[0]).toMatchObject({ articleNumber: 'F-1', attributes: { breite: 600 } });
});

it('What a shop calls its articles by numbers them where several share the number of their maker (behaviour B688)', async () => {
  const sizes = Array.from({ length: 12 }, (_, size) => `${size + 1}`);
  const { products } = await writtenFrom(
    await workbookOf(
      ['id', 'title', 'mpn', 'condition', 'price', 'image_link'],
      ...sizes.map((size) => [
        `gate-valve-${size}`,
        `Gate valve of size ${size}`,
        'GV-100',
        'new',
        '112.00 CHF',
        `https://shop.example/${size}.jpg`,
      ]),
    ),
  );
  expect(products.map(({ articleNumber }) => articleNumber).toSorted()).toEqual(
    sizes.map((size) => `gate-valve-${size}`).toSorted(),
  );
  expect(products[0]).toMatchObject({ attributes: {} });
});

it('A shop that offers articles numbers them by what it calls them, where nothing else does (behaviour B687)', async () => {
  const { products } = await writtenFrom(
    await workbookOf(
      ['id', 'title', 'price', 'image_link'],
      ['gate-valve-dn50', 'Gate valve DN 50', '112.00 CHF', 'https://shop.example/1.jpg'],
      ['ball-valve-dn25', 'Ball valve DN 25', '41.50 CHF', 'https://shop.example/2.jpg'],
      ['check-valve-dn25', 'Check valve DN 25', '38.00 CHF', 'https://shop.example/3.jpg'],
    ),
  );
  expect(products.map(({ articleNumber }) => articleNumber).toSorted()).toEqual([
    'ball-valve-dn25',
    'check-valve-dn25',
    'gate-valve-dn50',
  ]);
});
