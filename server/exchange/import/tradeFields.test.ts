import { expect, it } from 'vitest';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';

const world = await companyOfImports();

const bring = async (headings: string[], ...rows: (string | number | null)[][]) =>
  world.reportOf(await world.send({ body: await workbookOf(headings, ...rows) }));
const stored = () => world.database.read`
  select sid, brand, etim_class, order_unit, order_quantity, customs_tariff_number, country_of_origin, successor
  from product where orga_sid = 'alpenfenster' order by sid`;
const keptRaw = async () => {
  const rows = await world.database.read`
    select c.heading || ' ' || v.value as kept from raw_value v join raw_column c on c.id = v.column_id order by 1`;
  return rows.map(({ kept }) => kept);
};

it('Brand, class, order unit and quantity, customs data and successor come in by the words of four languages (behaviour B360)', async () => {
  const product = ['Artikelnummer', 'Titel', 'Kategorie'];
  for (const [sid, headings, cells] of [
    [
      'A1',
      [
        'Marke',
        'ETIM-Klasse',
        'Bestelleinheit',
        'Mindestmenge',
        'Zolltarif-Nr.',
        'Ursprungsland',
        'Nachfolger',
      ],
      ['Stk.', 'Schweiz'],
    ],
    [
      'A2',
      ['Brand', 'ETIM class', 'Order unit', 'MOQ', 'HS code', 'Country of origin', 'Replaced by'],
      ['Piece', 'Switzerland'],
    ],
    [
      'A3',
      [
        'Marque',
        'Code ETIM',
        'Unité de vente',
        'Quantité minimale',
        'Tarif douanier',
        'Pays d’origine',
        'Successeur',
      ],
      ['pièce', 'Suisse'],
    ],
    [
      'A4',
      [
        'Marca',
        'Codice ETIM',
        'Unità d’ordine',
        'Quantità minima',
        'Voce doganale',
        'Paese d’origine',
        'Sostituito da',
      ],
      ['Pz', 'ch'],
    ],
  ] as const) {
    const [unit, country] = cells;
    const report = await bring(
      [...product, ...headings],
      [sid, 'Fenster', 'fenster', 'Alpina', 'ec002698', unit, 5, '4418.1100', country, 'B1'],
    );
    expect(report.issues).toEqual([]);
    expect(report).toMatchObject({ created: 1, failed: 0, issueCount: 0 });
  }
  const told = {
    brand: 'Alpina',
    etim_class: 'EC002698',
    order_unit: 'C62',
    order_quantity: 5,
    customs_tariff_number: '4418.1100',
    country_of_origin: 'CH',
    successor: 'B1',
  };
  expect(await stored()).toEqual(['a1', 'a2', 'a3', 'a4'].map((sid) => ({ sid, ...told })));
});

it('What is no class, no unit, no tariff number and no country is said by cell, kept raw, and holds no row up', async () => {
  const report = await bring(
    [
      'Artikelnummer',
      'Titel',
      'Kategorie',
      'ETIM-Klasse',
      'Bestelleinheit',
      'Zolltarifnummer',
      'Ursprungsland',
    ],
    ['A1', 'Fenster', 'fenster', 'Fenster', 'Häufchen', '12', 'Nirgendwo'],
  );
  expect(report.issues.map(({ column, code, severity }) => [column, code, severity])).toEqual([
    ['D', 'etim-shape', 'warning'],
    ['E', 'unknown-choice', 'warning'],
    ['F', 'customs-tariff-shape', 'warning'],
    ['G', 'country-shape', 'warning'],
  ]);
  expect(report).toMatchObject({ state: 'applied', failed: 0 });
  expect(await keptRaw()).toEqual([
    'Bestelleinheit Häufchen',
    'ETIM-Klasse Fenster',
    'Ursprungsland Nirgendwo',
    'Zolltarifnummer 12',
  ]);
});

it('A workbook with them is written and read back without a change', async () => {
  const headings = [
    'Artikelnummer',
    'Titel',
    'Kategorie',
    'Marke',
    'Bestelleinheit',
    'Mindestmenge',
    'Nachfolger',
  ];
  await bring(headings, ['A1', 'Fenster', 'fenster', 'Alpina', 'Rolle', 2.5, 'A2']);
  for (const language of ['de', 'en', 'fr', 'it']) {
    const file = await world.call('GET', `product/xlsx/CH/alpenfenster/all?lang=${language}`);
    const back = world.reportOf(await world.send({ body: file.rawPayload }));
    expect(back.issues).toEqual([]);
    expect(back).toMatchObject({ unchanged: 1, changed: 0, failed: 0, issueCount: 0 });
  }
});

it('The last day of sale comes in by its words, and takes the product out of lists with it (behaviour B487)', async () => {
  const report = await bring(
    ['Artikelnummer', 'Titel', 'Kategorie', 'Auslaufdatum', 'Nachfolger'],
    ['E1', 'Altes Fenster', 'fenster', '31.01.2026', 'A1'],
  );
  expect(report).toMatchObject({ created: 1 });
  const rows = await world.database.read`
    select end_of_sale::text as day, is_ended as "isEnded",
      exists (select from category_product l where l.product_id = p.id) as "isListed"
    from product p where article_number = 'E1'`;
  expect(rows).toEqual([{ day: '2026-01-31', isEnded: true, isListed: false }]);
});

it('A column that is called like company, origin or attributes and holds something else refuses no row (behaviour B516)', async () => {
  const report = await bring(
    ['Firma', 'Artikelnummer', 'Titel', 'Kategorie', 'Ursprungsland', 'Merkmale'],
    ['01', 'F1', 'Fenster Nord', 'Fenster', 'Eigenfertigung', 'weiss, mit Griff'],
    ['01', 'F2', 'Fenster Süd', 'Fenster', 'Handel', 'grau'],
    ['01', 'F3', 'Fenster West', 'Fenster', 'Eigenfertigung', 'weiss'],
  );
  expect(report.created).toBe(3);
  expect(report.issues.map(({ column, code }) => [column, code])).toEqual([
    ['A', 'unsure-column'],
    ['E', 'unsure-column'],
    ['F', 'unsure-column'],
  ]);
});
