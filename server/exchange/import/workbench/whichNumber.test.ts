import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importApp, type ImportApp } from '../../../../tests/setup/importApp.ts';
import { workbookOf } from '../../../../tests/setup/workbook.ts';
import { workbenchOf, type WorkbenchCalls } from '../../../../tests/setup/workbenchOf.ts';

let world: ImportApp;
let desk: WorkbenchCalls;
beforeAll(async () => {
  world = await importApp();
  desk = workbenchOf(world);
});
beforeEach(async () => {
  await world.database.write`delete from product where orga_sid = 'alpenfenster'`;
  // A company has only so many at once.
  await world.database.write`delete from workbench`;
  await world.database.write`delete from numbering`;
  await world.database.write`delete from kept_column`;
});

/** The numbers of the products, once the good rows of a file have gone in. */
async function numbersFrom(body: Buffer | string) {
  const workbench = await desk.begin(body);
  await desk.run(workbench);
  await desk.ended(workbench.id);
  return (await world.productsOf()).map(({ articleNumber }) => articleNumber).toSorted();
}

describe('Which column numbers the articles (behaviour B652)', () => {
  it('is one of codes below a heading that speaks of pictures, where no other is', async () => {
    const list = await workbookOf(
      ['Codice articolo e immagine', 'Descrizione', 'Prezzo'],
      ...[2, 5, 7, 9].map((at) => [`A100${at}`, `Finestra ${at} in legno`, 3.5]),
    );
    expect(await numbersFrom(list)).toEqual(['A1002', 'A1005', 'A1007', 'A1009']);
  });

  it('is the one of several that other rows name as their successor (behaviour B770)', async () => {
    const list = await workbookOf(
      ['Code tarif', 'Libellé', 'P.V. feu', 'Rempl.', 'Photo'],
      ['MA30173', 'Bloc-porte un vantail', 'EFR-18-004011', 'PA60183', 'EFR-18-004011.jpg'],
      ['MA30183', 'Bloc-porte deux vantaux', 'EFR-18-001914', '', 'EFR-18-001914.jpg'],
      ['PA60173', 'Porte de cave', 'EFR-15-003436', 'MA30183', 'EFR-15-003436.jpg'],
      ['PA60183', 'Porte de garage', 'EFR-15-003437', '', 'EFR-15-003437.jpg'],
    );
    expect(await numbersFrom(list)).toEqual(['MA30173', 'MA30183', 'PA60173', 'PA60183']);
  });

  it('is no other than a heading says, whatever other rows repeat', async () => {
    const list = await workbookOf(
      ['Artikel-Nr.', 'Bezeichnung', 'Zeichnung', 'gehört zu'],
      ['RX1', 'Regal', 'Z-1200', 'Z-1400'],
      ['RX2', 'Schrank', 'Z-1400', ''],
      ['RX3', 'Tisch', 'Z-1600', 'Z-1800'],
      ['RX4', 'Bank', 'Z-1800', ''],
    );
    expect(await numbersFrom(list)).toEqual(['RX1', 'RX2', 'RX3', 'RX4']);
  });

  it('is what a system calls its number, also where that is spoken', async () => {
    const list = await workbookOf(
      ['name', 'default_code', 'list_price'],
      ['Finestra', 'AVERSA LUNGA EXPO', 1],
      ['Finestra', 'AVERSA BASSA', 2],
      ['Porta', 'KIT CASA LUNGO', 3],
      ['Porta', 'KIT CASA', 4],
    );
    expect(await numbersFrom(list)).toEqual([
      'AVERSA BASSA',
      'AVERSA LUNGA EXPO',
      'KIT CASA',
      'KIT CASA LUNGO',
    ]);
  });

  it('is not what a shop counts its articles by, if another column of codes may be called so', async () => {
    const list = await workbookOf(
      ['ID', 'Modell', 'Bezeichnung', 'Preis'],
      ...[3, 8, 12, 17, 31].map((at) => [String(4000 + at), `GRX-10${at}`, `Fenster ${at} aus Holz`, at]),
    );
    expect(await numbersFrom(list)).toEqual(['GRX-1012', 'GRX-1017', 'GRX-103', 'GRX-1031', 'GRX-108']);
  });

  it('is none of the identifiers by which a system knows its records, and these refuse no row', async () => {
    const list = await workbookOf(
      ['id', 'name', 'default_code', 'list_price'],
      ...[3, 8, 12].map((at) => [`__export__.product_template_${at}_a1`, `Fenster ${at}`, `RUB-0${at}`, at]),
    );
    expect(await numbersFrom(list)).toEqual(['RUB-012', 'RUB-03', 'RUB-08']);
    expect((await world.productsOf()).map(({ sid }) => sid).toSorted()).toEqual([
      'rub-012',
      'rub-03',
      'rub-08',
    ]);
  });

  it('is what each row has for itself, and not what several share, whichever comes first', async () => {
    const list = await workbookOf(
      ['Nom', 'Référence', 'Code article', 'Prix'],
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => [`Panneau ${at}`, `H11${at % 3}`, `9325${at}`, at]),
    );
    const numbers = await numbersFrom(list);
    expect(numbers).toHaveLength(10);
    expect(numbers).toContain('932510');
  });

  it('is what may be called so where a list names some articles twice', async () => {
    const list = await workbookOf(
      ['System', 'Beschreibung', 'SAP-Code'],
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 1].map((at) => [
        'ES-9000',
        `Griff ${at} aus Stahl`,
        String(30_020_100 + at),
      ]),
    );
    const begun = await desk.begin(list);
    const [layout] = await desk.columns(begun.id);
    expect(layout?.columns.at(2)).toMatchObject({ heading: 'SAP-Code', field: 'articleNumber' });
  });

  it('is the key under which a file has each record, where these say none, and no name of a drawing', async () => {
    const records = [51, 56, 57, 68, 79].map((at) => [
      `71005${at}`,
      { bezeichnung: `Platte ${at}`, plan: `U${at}00.dwg` },
    ]);
    expect(await numbersFrom(JSON.stringify(Object.fromEntries(records)))).toEqual([
      '7100551',
      '7100556',
      '7100557',
      '7100568',
      '7100579',
    ]);
  });

  it('is that identifier where the column that is called the number is empty', async () => {
    const list = await workbookOf(
      ['Product ID', 'Name', 'Reference', 'Category'],
      ...[9, 8, 7, 6].map((at) => [`1800${at}`, `Window ${at} of wood`, '', 'Home']),
    );
    expect(await numbersFrom(list)).toEqual(['18006', '18007', '18008', '18009']);
  });
});

describe('Two columns that may number the articles', () => {
  const list = (from: number) =>
    workbookOf(
      ['Bezeichnung', 'Alpha', 'Beta', 'Preis'],
      ...[1, 2, 3, 4, 5, 6].map((at) => [
        `Fenster ${at + from} aus Holz`,
        `K-${70_000 + (at + from) * 37}`,
        `S${40_000 + (at + from) * 91}`,
        at,
      ]),
    );

  it('are asked about, and one answer numbers this list and the next one without another question', async () => {
    const begun = await desk.begin(await list(0));
    const [layout] = await desk.columns(begun.id);
    const beta = layout?.columns.find(({ heading }) => heading === 'Beta');
    expect(beta?.proposals).toMatchObject([{ field: 'articleNumber', reason: { code: 'other-number' } }]);
    expect(await desk.causes(begun.id)).toContainEqual(
      expect.objectContaining({ code: 'number-doubted', stops: 'nothing' }),
    );
    const told = await desk.decide(begun, {
      columns: [{ layout: layout?.layout ?? '', column: 'C', heading: 'Beta', field: 'articleNumber' }],
    });
    await desk.run(told);
    await desk.ended(told.id);
    const next = await desk.begin(await list(10));
    expect((await desk.causes(next.id)).map(({ code }) => code)).not.toContain('number-doubted');
    await desk.run(next);
    await desk.ended(next.id);
    const numbers = (await world.productsOf()).map(({ articleNumber }) => articleNumber);
    expect(numbers).toHaveLength(12);
    expect(numbers.every((number) => String(number).startsWith('S'))).toBe(true);
  });

  it('raise no question where a heading says which one it is', async () => {
    const begun = await desk.begin(
      await workbookOf(
        ['Artikelnummer', 'Bezeichnung', 'Beta', 'Preis'],
        ...[1, 2, 3, 4, 5].map((at) => [`F-${at}`, `Fenster ${at} aus Holz`, `S${40_000 + at * 91}`, at]),
      ),
    );
    expect((await desk.causes(begun.id)).map(({ code }) => code)).not.toContain('number-doubted');
  });
});

describe('Columns that were recognised by what they hold (behaviour B654)', () => {
  const head = ['Artikelnummer', 'Bezeichnung', 'Xyz', 'Kategorie'];
  const first = () =>
    workbookOf(
      head,
      ['F-1', 'Fenster Eins', '7612345678900', 'fenster'],
      ['F-2', 'Fenster Zwei', '4006381333931', 'fenster'],
      ['F-3', 'Fenster Drei', '4017212365281', 'fenster'],
    );
  /** Too few values to recognise anything. */
  const second = () => workbookOf(head, ['F-4', 'Fenster Vier', '4031405113022', 'fenster']);
  const gtinsOf = async (number: string) =>
    (await world.productsOf()).find(({ articleNumber }) => articleNumber === number)?.gtins;

  it('are read alike in the next file of such headings, whatever it holds', async () => {
    await numbersFrom(await first());
    const begun = await desk.begin(await second());
    const [layout] = await desk.columns(begun.id);
    expect(layout?.columns.find(({ heading }) => heading === 'Xyz')).toMatchObject({
      field: 'gtins',
      how: 'content',
      reason: { code: 'read-before' },
    });
    await desk.run(begun);
    await desk.ended(begun.id);
    expect(await gtinsOf('F-4')).toEqual(['04031405113022']);
  });

  it('are read alike whether such files come through the call or lie on a workbench', async () => {
    const { statusCode } = await world.send({ body: await first() });
    expect(statusCode).toBe(200);
    await world.send({ body: await second() });
    expect(await gtinsOf('F-4')).toEqual(['04031405113022']);
    const begun = await desk.begin(await second());
    const [layout] = await desk.columns(begun.id);
    expect(layout?.columns.find(({ heading }) => heading === 'Xyz')).toMatchObject({
      reason: { code: 'read-before' },
    });
  });

  it('are not kept of a dry run through the call', async () => {
    await world.send({ body: await first(), query: { dryRun: 'true' } });
    await world.send({ body: await second() });
    expect(await gtinsOf('F-4')).toEqual([]);
  });

  it('are judged anew once that import was undone, and where the company says something else', async () => {
    const workbench = await desk.begin(await first());
    await desk.run(workbench);
    const { run } = await desk.ended(workbench.id);
    expect((await world.call('POST', `report/${run?.id}/undo`)).statusCode).toBe(200);
    await numbersFrom(await second());
    expect(await gtinsOf('F-4')).toEqual([]);
  });
});

describe('A list whose headings say little', () => {
  it('in a language that is none of ours is read by what its columns hold (behaviour B662)', async () => {
    const rows = [48, 49, 98, 103, 104, 109].map(
      (at) => `1000${at},PET-${at}X,"Llave ajustable de ${at} mm cromada"`,
    );
    const body = ['código,clave,descripción', ...rows].join('\n');
    expect(await numbersFrom(body)).toEqual(
      ['100048', '100049', '100098', '1000103', '1000104', '1000109'].toSorted(),
    );
  });

  it('has no amount for a number, whatever differs in each row (behaviour B662)', async () => {
    const rows = [1029, 1239, 1365, 1470, 1890].map(
      (at, n) => `Plegadora de ${at} mm,${['Manual', 'Eléctrica'][n % 2]},${at},${at + 311}`,
    );
    const numbers = await numbersFrom(['NOMBRE COMERCIAL,CONTROL,SEÑA,RESTANTE', ...rows].join('\n'));
    expect(numbers).toContain('plegadora-de-1029-mm');
    expect(numbers).toHaveLength(5);
  });

  it('of twenty columns is found by a name, a text and a picture (behaviour B664)', async () => {
    const wide = Array.from({ length: 17 }, (_, at) => `Eigenheit_${String.fromCodePoint(97 + at)}`);
    const rows = ['Efeu', 'Hortensie', 'Geissblatt', 'Clematis'].map((name) => [
      `${name} am Spalier`,
      ...wide.map(() => 'mittel'),
      `bilder/${name}.png`,
      `${name}: wächst gern an Wänden.`,
    ]);
    const numbers = await numbersFrom(
      await workbookOf(['Name', ...wide, 'Bild_URL', 'Beschreibung'], ...rows),
    );
    expect(numbers).toContain('efeu-am-spalier');
    expect(numbers).toHaveLength(4);
  });
});

describe('A row that comes again', () => {
  it('is left out with a warning if it says the same, wherever the thing lies (behaviour B774)', async () => {
    const list = await workbookOf(
      ['Artikel-Nr.', 'Bezeichnung', 'Lagerplatz'],
      ['RX-10', 'Regal', 'A1'],
      ['RX-20', 'Schrank', 'A2'],
      ['RX-10', 'Regal', 'B7'],
    );
    const workbench = await desk.begin(list);
    expect(workbench).toMatchObject({ good: 2, faulty: 0 });
    expect(await desk.causes(workbench.id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'repeated-row', severity: 'warning', stops: 'nothing', count: 1 }),
      ]),
    );
    await desk.run(workbench);
    await desk.ended(workbench.id);
    expect(await world.productsOf()).toHaveLength(2);
  });

  it('is a fault if it says anything else of its product', async () => {
    const list = await workbookOf(
      ['Artikel-Nr.', 'Bezeichnung'],
      ['RX-10', 'Regal'],
      ['RX-20', 'Schrank'],
      ['RX-10', 'Regal breit'],
    );
    expect(await desk.begin(list)).toMatchObject({ good: 2, faulty: 1 });
  });
});
