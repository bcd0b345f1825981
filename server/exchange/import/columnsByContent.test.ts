import { describe, expect, it } from 'vitest';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';

const world = await companyOfImports();

/** What a list of prices with the number, the name and the category of its articles says of them in further columns. */
async function productsWith(headings: readonly string[], cells: readonly (readonly string[])[]) {
  const lines = [
    ['Artikelnummer', 'Bezeichnung', 'Kategorie', 'Preis', ...headings],
    ...numbers.map((number, at) => [
      number,
      `Fenster ${number}`,
      'fenster',
      `${at + 11}.50`,
      ...(cells[at] ?? []),
    ]),
  ];
  const body = lines.map((line) => line.join(';')).join('\n');
  const report = world.reportOf(await world.send({ body, headers: { 'content-type': 'text/csv' } }));
  expect(report).toMatchObject({ created: numbers.length, failed: 0 });
  return world.database.write<Row[]>`
    select order_quantity::float8 as "orderQuantity", end_of_sale::text as "endOfSale", successor, variant_group as "variantGroup",
      brand, order_unit as "orderUnit", (attributes ->> 'breite')::float8 as breite,
      description ->> 'de' as description
    from product where orga_sid = 'alpenfenster' order by array_position(${[...numbers]}::text[], article_number)`;
}

interface Row {
  orderQuantity: number | null;
  endOfSale: string | null;
  successor: string | null;
  variantGroup: string | null;
  brand: string | null;
  orderUnit: string | null;
  breite: number | null;
  description: string | null;
}

const numbers = ['RX-27-W', 'RX-27-S', 'RX-30-W', 'RX-30-S', 'KV-12-W', 'KV-12-S'];

describe('What columns hold says what they are', () => {
  it('a least quantity, of figures below `Min.` beside prices (behaviour B759)', async () => {
    const products = await productsWith(
      ['Min.'],
      ['5', '10', '1', '1', '20', '2'].map((text) => [text]),
    );
    expect(products.map(({ orderQuantity }) => orderQuantity)).toEqual([5, 10, 1, 1, 20, 2]);
  });

  it('no least quantity where another column is it', async () => {
    const products = await productsWith(
      ['Min.', 'Mindestbestellmenge'],
      ['5', '10', '1', '1', '20', '2'].map((text) => [text, '4']),
    );
    expect(products.map(({ orderQuantity }) => orderQuantity)).toEqual([4, 4, 4, 4, 4, 4]);
  });

  it('the last day of a sale, and what comes after it (behaviours B760 and B763)', async () => {
    const products = await productsWith(
      ['nur bis', 'dann:'],
      [[], ['31.12.2027', 'RX-30-W'], [], ['30.06.2027', 'KV-12-W'], [], []],
    );
    expect(products.map(({ endOfSale, successor }) => [endOfSale, successor])).toEqual([
      [null, null],
      ['2027-12-31', 'RX-30-W'],
      [null, null],
      ['2027-06-30', 'KV-12-W'],
      [null, null],
      [null, null],
    ]);
  });

  it('numbers of others are no successors where nothing ends', async () => {
    const products = await productsWith(['dazu'], [[], ['RX-30-W'], [], ['KV-12-W'], [], []]);
    expect(products.every(({ successor }) => successor === null)).toBe(true);
  });

  it('the last day of a sale, below any heading, of what has a successor (behaviour B772)', async () => {
    const products = await productsWith(
      ['LVK', 'Nachfolger'],
      [[], ['31.12.2027', 'RX-30-W'], [], ['30.06.2027', 'KV-12-W'], [], []],
    );
    expect(products.map(({ endOfSale }) => endOfSale)).toEqual([
      null,
      '2027-12-31',
      null,
      '2027-06-30',
      null,
      null,
    ]);
  });

  it('no last day of a sale, where what has a successor has none', async () => {
    const products = await productsWith(
      ['LZK', 'Nachfolger'],
      [['31.12.2027'], ['', 'RX-30-W'], ['30.06.2027'], ['', 'KV-12-W'], [], []],
    );
    expect(products.every(({ endOfSale }) => endOfSale === null)).toBe(true);
  });

  it('no group, of the page of a catalogue (behaviour B773)', async () => {
    const heading = 'Kat.-S.';
    const body = `Artikelnummer;Bezeichnung;${heading}\nKS-1;Griff;12\nKS-2;Olive;12\nKS-3;Band;13\n`;
    const report = world.reportOf(
      await world.send({ body, headers: { 'content-type': 'text/csv' }, query: { dryRun: 'true' } }),
    );
    const column = report.columns.find((each) => each.heading === heading);
    expect(column).toMatchObject({ field: null, proposals: [] });
  });

  it('what is much longer than a second title, where nothing else describes the articles (behaviour B771)', async () => {
    const long = numbers.map(
      (number) => `Fenster ${number} aus Fichte, weiss lasiert, mit Dichtung und Beschlag`,
    );
    const products = await productsWith(
      ['Bez.2', 'Zusatztext'],
      long.map((text) => ['weiss lasiert', text]),
    );
    expect(products.map(({ description }) => description)).toEqual(long);
  });

  it('what articles are variants of, whose numbers begin with it (behaviour B761)', async () => {
    const products = await productsWith(
      ['GrundTyp'],
      numbers.map((number) => [number.slice(0, 5)]),
    );
    expect(products.map(({ variantGroup }) => variantGroup)).toEqual([
      'RX-27',
      'RX-27',
      'RX-30',
      'RX-30',
      'KV-12',
      'KV-12',
    ]);
  });

  it('the whole number of an article, where what is called so is that of several (behaviour B768)', async () => {
    const own = ['FX100-BL', 'FX100-GR', 'FX200-BL', 'FX200-GR'];
    const lines = own.map(
      (whole, at) => `${whole.slice(0, 5)};${whole};Klebemörtel ${at};fenster;${at + 11}.50`,
    );
    await world.send({ body: ['REF;REF_COMPL;Bezeichnung;Kategorie;Preis', ...lines].join('\n') });
    const products = await world.productsOf();
    expect(products.map(({ articleNumber }) => articleNumber).toSorted()).toEqual(own);
  });

  it('names beside codes, below whichever of two headings (behaviour B762)', async () => {
    const products = await productsWith(
      ['ARCODMAR', 'MADESCRI'],
      ['01', '01', '01', '01', '02', '02'].map((code) => [code, code === '01' ? 'Finstral' : 'Velux']),
    );
    expect(products.map(({ brand }) => brand)).toEqual([
      'Finstral',
      'Finstral',
      'Finstral',
      'Finstral',
      'Velux',
      'Velux',
    ]);
  });

  it('units in which one orders, below any heading (behaviour B764)', async () => {
    const products = await productsWith(
      ['Abgabe'],
      ['Stk', 'Stk', 'm²', 'm²', 'Stk', 'kg'].map((text) => [text]),
    );
    expect(products.map(({ orderUnit }) => orderUnit)).toEqual(['C62', 'C62', 'MTK', 'MTK', 'C62', 'KGM']);
  });

  it('the sign of its decimals, column by column (behaviour B769)', async () => {
    const products = await productsWith(
      ['Breite (mm)', 'Höhe (mm)'],
      ['0,410', '1,229', '0,819', '2,048', '4,096', '0,054'].map((text) => [text, '1.5']),
    );
    expect(products.map(({ breite }) => breite)).toEqual([0.41, 1.229, 0.819, 2.048, 4.096, 0.054]);
  });
});
