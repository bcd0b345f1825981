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
  await world.database.write`delete from numbering`;
});

/** Products as they are once the good rows of a file have gone in. */
async function writtenFrom(body: Buffer | string) {
  const workbench = await desk.begin(body);
  await desk.run(workbench);
  await desk.ended(workbench.id);
  return world.productsOf();
}
const titlesFrom = async (body: Buffer | string) =>
  Object.fromEntries((await writtenFrom(body)).map(({ articleNumber, title }) => [articleNumber, title]));

it('A shop that numbers its languages has its texts in the ones they are written in (behaviour B639)', async () => {
  const rows = [1, 2, 3, 4, 5, 6].map((at) =>
    [`F-${at}`, `Fenster ${at} mit Rahmen aus Holz`, `Fenêtre ${at} avec cadre de bois`, 'x'].join(';'),
  );
  const titles = await titlesFrom(
    ['products_model;products_name_1;products_name_4;stock', ...rows].join('\n'),
  );
  expect(titles['F-2']).toEqual({
    de: 'Fenster 2 mit Rahmen aus Holz',
    fr: 'Fenêtre 2 avec cadre de bois',
  });
});

describe('A list of prices alone, for each size or finish beside each other (behaviour B640)', () => {
  const head = ['Artikel-Nr.', 'PW', 'PD', 'PS', 'PR'];
  const prices = [360, 372, 399, 417];

  it('has products called by the title above them, else by the sheet, and their number', async () => {
    const titles = await titlesFrom(
      await workbookOfSheets({
        Oberschränke: [head, ['W0930', ...prices], ['W1230', ...prices], ['W1530', ...prices]],
        Tabelle2: [
          head,
          ['Drehtüren Trend'],
          ['B30', ...prices],
          head,
          ['Schiebetüren Trend'],
          ['B40', ...prices],
          ['B50', ...prices],
        ],
      }),
    );
    expect(titles).toMatchObject({
      W0930: { de: 'Oberschränke W0930' },
      B30: { de: 'Drehtüren Trend B30' },
      B50: { de: 'Schiebetüren Trend B50' },
    });
  });

  it('is refused where it says no more than one price, as nothing says what its products are', async () => {
    const list = await workbookOf(['Artikel-Nr.', 'Preis'], ['W0930', 1], ['W1230', 2], ['W1530', 3]);
    expect(await writtenFrom(list)).toEqual([]);
  });
});

it('Records of JSON have what the groups around them say before them (behaviour B641)', async () => {
  const items = [
    { code: 'A-1', desc: 'Maniglia Uno', price: 3 },
    { code: 'A-2', desc: 'Maniglia Due', price: 4 },
  ];
  const products = await writtenFrom(
    JSON.stringify([
      { name: 'Fenster', discount: '30%', items },
      { name: 'Türen', items: [{ code: 'B-1', desc: 'Porta Uno', price: 5 }] },
    ]),
  );
  const categories = products.map(({ articleNumber, mainCategory }) => [articleNumber, mainCategory]);
  expect(categories.toSorted()).toEqual([
    ['A-1', 'fenster'],
    ['A-2', 'fenster'],
    ['B-1', 'tueren'],
  ]);
});

it('Articles without a number among others are numbered by their GTINs, if they have one (behaviour B644)', async () => {
  const products = await writtenFrom(
    await workbookOf(
      ['Artikelnummer', 'Bezeichnung', 'EAN', 'Preis'],
      ['F-1', 'Fenster Eins', '7612345678900', 1],
      ['', 'Fenster Zwei', '4006381333931', 2],
      ['F-3', 'Fenster Drei', '4017212365281', 3],
      ['F-5', 'Fenster Fünf', '4031405113022', 5],
      ['F-6', 'Fenster Sechs', '4031405271425', 6],
      ['', 'Fenster Vier', '', 4],
      ['', 'Anzahl', 'Artikel:', 4],
    ),
  );
  const numbers = products.map(({ articleNumber }) => articleNumber);
  expect(numbers.toSorted()).toEqual(['4006381333931', 'F-1', 'F-3', 'F-5', 'F-6']);
});

it('Variants of a shop without a number are numbered by what they share, and rows of pictures are no faults (behaviour B644)', async () => {
  const products = await writtenFrom(
    [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src',
      'kuebel,Pflanzkübel,Farbe,grau,S-1,10,a.jpg',
      'kuebel,,,weiss,S-2,10,b.jpg',
      'kuebel,,,,,,c.jpg',
      'trog,Pflanztrog,Farbe,grau,,20,d.jpg',
      'trog,,,,,,e.jpg',
      'topf,Pflanztopf,Farbe,rot,S-3,20,f.jpg',
    ].join('\n'),
  );
  const numbers = products.map(({ articleNumber }) => articleNumber);
  expect(numbers.toSorted()).toEqual(['S-1', 'S-2', 'S-3', 'trog-grau']);
});

it('A sheet of parts of products is read by their own numbers and names, not by those they share (behaviour B642)', async () => {
  const parts = ['A', 'B', 'C', 'D'].flatMap((family) =>
    [1, 2, 3].map((at) => [`AX-${family}`, `Pumpe ${family}`, `${family}${at}`, `Pumpe ${family} - ${at}`]),
  );
  const products = await writtenFrom(
    await workbookOf(
      ['ID Prodotto', 'Nome Prodotto (ref)', 'Codice Sottoprodotto', 'Nome Sottoprodotto'],
      ...parts,
    ),
  );
  expect(products).toHaveLength(parts.length);
  const one = products.find(({ articleNumber }) => articleNumber === 'B2');
  expect(one).toMatchObject({ title: { it: 'Pumpe B - 2' } });
});

describe('Lists that do not say how their articles are numbered (behaviour B643)', () => {
  const grates = (...rows: (string | number)[][]) =>
    workbookOf(['Bezeichnung', 'Masche', 'Stab', 'Preis'], ...rows);
  const first = () =>
    grates(
      ['Gitterrost verzinkt', '15x76', '20x2', 68.8],
      ['Gitterrost verzinkt', '30x30', '25x2', 79.9],
      ['Gitterrost verzinkt', '30x30', '30x2', 85.9],
      ['Stufe', '30x30', '25x2', 91],
    );
  /** Told apart by the first column alone. */
  const fewer = () =>
    grates(
      ['Gitterrost verzinkt', '15x76', '20x2', 60],
      ['Stufe', '30x30', '25x2', 90],
      ['Rahmen', '30x30', '25x2', 40],
    );

  it('are numbered as the first one was, whatever tells the rows of the next one apart', async () => {
    await writtenFrom(await first());
    const next = await desk.begin(await fewer());
    expect(await desk.outcome(next.id)).toMatchObject({ created: 1 });
  });

  it('are numbered anew once that import was undone', async () => {
    const workbench = await desk.begin(await first());
    await desk.run(workbench);
    const { run } = await desk.ended(workbench.id);
    expect((await world.call('POST', `report/${run?.id}/undo`)).statusCode).toBe(200);
    const numbers = (await writtenFrom(await fewer())).map(({ articleNumber }) => articleNumber);
    expect(numbers.toSorted()).toEqual(['gitterrost-verzinkt', 'rahmen', 'stufe']);
  });
});

describe('Texts in another language than ours (behaviour B680)', () => {
  const spanish = [
    'Tubo de acero con rosca',
    'Llave para el gas',
    'Codo sin rosca y tuerca',
    'Válvula de los baños',
  ];
  const numbered = (...columns: string[][]) =>
    spanish.map((_, at) => [`N-${at}`, ...columns.map((of) => of[at] ?? '')]);

  it('stand in the language of whoever imports, and the workbench asks until another is said', async () => {
    const begun = await desk.begin(await workbookOf(['Artikelnummer', 'Titolo'], ...numbered(spanish)));
    expect(begun).toMatchObject({ good: 4, open: { columns: 1 } });
    const [{ layout = '', columns = [] } = {}] = await desk.columns(begun.id);
    expect(columns[1]).toMatchObject({ field: 'title.de', reason: { code: 'other-language' } });
    expect((await desk.causes(begun.id)).map(({ code }) => code)).toContain('other-language');
    const decided = await desk.decide(begun, {
      columns: [{ layout, column: 'B', heading: 'Titolo', field: 'title', language: 'it' }],
    });
    expect(decided.open.columns).toBe(0);
    await desk.run(decided);
    await desk.ended(begun.id);
    const titles = (await world.productsOf()).map(({ title }) => title);
    expect(titles).toContainEqual({ it: 'Llave para el gas' });
    const next = await desk.begin(await workbookOf(['Artikelnummer', 'Titolo'], ...numbered(spanish)));
    expect(next).toMatchObject({ open: { columns: 0 }, report: { unchanged: 4 } });
  });

  it('are not read where others say the same in one of ours', async () => {
    const english = [
      'Pipe of steel with thread',
      'Tap for the gas',
      'Elbow without thread',
      'Valve of the bath',
    ];
    const titles = await titlesFrom(
      await workbookOf(['Artikelnummer', 'Title', 'Titolo'], ...numbered(english, spanish)),
    );
    expect(titles['N-1']).toEqual({ en: 'Tap for the gas' });
  });
});

describe('Properties in lists that have no columns of their own for them', () => {
  it('are read by the names that each row gives them, and kept under these where they are none of ours (behaviour B682)', async () => {
    const [first, second] = await writtenFrom(
      await workbookOf(
        ['Artikelnummer', 'Bezeichnung', 'FNAME1', 'FVALUE1', 'FUNIT1', 'FNAME2', 'FVALUE2'],
        ['P-1', 'Fenster', 'Breite', '60', 'cm', 'Farbe', 'weiß'],
        ['P-2', 'Türe', 'Gewicht', '7', 'kg', 'Beschlag', 'rechts'],
        ['P-3', 'Zarge', 'Breite', '70', 'cm', 'Breite', '800'],
      ),
    );
    expect(first?.attributes).toEqual({ breite: 600, farbe: 'weiss' });
    expect(second?.attributes).toEqual({ gewicht: 7 });
    const kept = await world.database.write`
      select c.heading, v.value from raw_value v join raw_column c on c.id = v.column_id order by c.heading`;
    expect(kept).toContainEqual({ heading: 'Beschlag', value: 'rechts' });
  });

  it('are said to be properties where no attribute takes them, as what only numbers or names is not (behaviour B681)', async () => {
    const rows = [1, 2, 3, 4, 5, 6].map((at) => [
      `Q-${at}`,
      `Fenster ${at}`,
      at % 2 ? 'links' : 'rechts',
      `${at},5`,
      `Regal ${at} im Hof`,
    ]);
    const begun = await desk.begin(
      await workbookOf(['Artikelnummer', 'Bezeichnung', 'Anschlagseite', 'R-Wert [m²K/W]', 'Ort'], ...rows),
    );
    const [{ columns = [] } = {}] = await desk.columns(begun.id);
    const said = columns.map(({ heading, reason }) => [heading, reason?.code]);
    expect(Object.fromEntries(said)).toMatchObject({
      Anschlagseite: 'new-attribute',
      'R-Wert [m²K/W]': 'new-attribute',
      Ort: undefined,
    });
    await desk.drop(begun.id);
  });
});

it('Codes of countries say where a product is from, and a class in figures is no group (behaviour B690)', async () => {
  await world.database.write`
    insert into attribute (sid, name, kind, "group") values ('herkunft', '{"de": "Herkunft", "fr": "Origine"}', 'text', 'Herkunft')`;
  const head = ['Artikelnummer', 'Titel', 'PSA-Kat.'];
  const codes = ['CH', 'DE', 'AT', 'CH'];
  for (const heading of ['Orig.', 'UL']) {
    const rows = codes.map((code, at) => [`F-${at}`, `Fenster ${at}`, 'III', code]);
    const workbench = await desk.begin(await workbookOf([...head, heading], ...rows));
    const [layout] = await desk.columns(workbench.id);
    expect(layout?.columns.map(({ field }) => field)).toEqual([
      'articleNumber',
      'title.de',
      null,
      'countryOfOrigin',
    ]);
    await desk.drop(workbench.id);
  }
  await world.database.write`delete from attribute where sid = 'herkunft'`;
});

it.each([
  ['REF', ['MC', 'MA', 'RE', 'MC', 'MA', 'RE']],
  ['Country', ['Austria', 'Brazil', 'Bulgaria', 'Austria', 'Brazil', 'Bulgaria']],
])(
  'What may be countries is not where a product is from by itself: %s (behaviour B758)',
  async (heading, said) => {
    const rows = said.map((one, at) => [
      heading === 'REF' ? `F-${at}` : `F-${at % 2}`,
      `Fenster ${at % 2}`,
      one,
    ]);
    const workbench = await desk.begin(await workbookOf(['Artikelnummer', 'Titel', heading], ...rows));
    const [layout] = await desk.columns(workbench.id);
    expect(layout?.columns.map(({ field }) => field)).not.toContain('countryOfOrigin');
    await desk.drop(workbench.id);
  },
);
