import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Workbench } from '../../../../resources/calls/workbenchAnswers.ts';
import { withoutCategory } from '../../../../resources/exchange/withoutCategory.ts';
import { importApp, type ImportApp } from '../../../../tests/setup/importApp.ts';
import { workbookOf } from '../../../../tests/setup/workbook.ts';
import { workbenchOf, type WorkbenchCalls } from '../../../../tests/setup/workbenchOf.ts';

let world: ImportApp;
let desk: WorkbenchCalls;
beforeAll(async () => {
  world = await importApp();
  desk = workbenchOf(world);
});

const list = (...rows: string[][]) => workbookOf(['Xa', 'Xb', 'Kategorie'], ...rows);

/** Says what the two columns are whose headings say nothing. */
async function sayColumns(stand: Workbench): Promise<Workbench> {
  const [{ layout = '', columns = [] } = {}] = await desk.columns(stand.id);
  const of = (heading: string, field: string, language?: 'de') => {
    const column = columns.find((each) => each.heading === heading)?.column ?? '';
    return { layout, column, heading, field, ...(language && { language }) };
  };
  return desk.decide(stand, {
    columns: [of('Xa', 'articleNumber'), of('Xb', 'productInfo.title', 'de')],
  });
}

const luminaires = { field: 'mainCategory', value: 'Luminaires', translation: 'fenster' };

describe('A workbench', () => {
  it('shows what is not understood, takes decisions, and writes the good rows (behaviour B340)', async () => {
    const rows = Array.from({ length: 6 }, (_, n) => [
      `W${n}`,
      `Fenster ${n}`,
      n < 4 ? 'Fenesters' : 'fenster',
    ]);
    const begun = await desk.begin(await list(...rows));
    expect(begun).toMatchObject({ state: 'ready', version: 1, run: null });
    const decided = await sayColumns(begun);
    expect(decided).toMatchObject({
      state: 'ready',
      version: 2,
      good: 6,
      faulty: 0,
      withoutCategory: 4,
      open: { values: 1, causes: 0 },
    });
    expect(await desk.values(begun.id)).toMatchObject([
      {
        field: 'mainCategory',
        value: 'Fenesters',
        count: 4,
        proposals: [{ translation: 'fenster', label: 'Fenster' }],
      },
    ]);
    expect(await desk.causes(begun.id)).toMatchObject([
      {
        code: 'unknown-category',
        field: 'mainCategory',
        stops: 'nothing',
        count: 4,
        values: [{ value: 'Fenesters', count: 4 }],
        places: [{ row: 2 }, { row: 3 }, { row: 4 }, { row: 5 }],
      },
    ]);
    expect(await desk.outcome(begun.id)).toMatchObject({
      created: 6,
      failed: 0,
    });
    const run = await desk.run(decided);
    expect(run.version).toBe(3);
    const after = await desk.ended(begun.id);
    expect(after).toMatchObject({ state: 'ready', taken: 2, faulty: 0, good: 0, open: { values: 1 } });
    expect(await world.productsOf()).toHaveLength(6);
  });

  it('tells a cause of several rows or columns by words for several, and by a heading only where it is of one (behaviour B435)', async () => {
    const file = await workbookOf(
      ['Artikelnummer', 'Titel', 'Kategorie', 'Regal', 'Halle'],
      ...['M1', 'M2', 'M1', 'M2'].map((number, at) => [number, `Ding ${at}`, 'fenster', 'R1', 'H1']),
    );
    const begun = await desk.begin(file);
    const said = (await desk.causes(begun.id)).map(({ code, heading, message, count }) => ({
      code,
      heading,
      message,
      count,
    }));
    expect(said).toMatchObject([
      {
        code: 'duplicate-key',
        count: 2,
        message: expect.stringMatching(/^Diese Einträge stehen weiter oben schon einmal/),
      },
      {
        code: 'unknown-column',
        count: 2,
        heading: null,
        message: expect.stringMatching(/^Diese Spalten werden nicht gelesen/),
      },
    ]);
    await desk.drop(begun.id);
  });

  it('lets products in of which nothing says a category, and takes what is said of them later (behaviour B432)', async () => {
    const file = (groups: string[]) =>
      workbookOf(
        ['Artikelnummer', 'Titel', 'Kategorie'],
        ...groups.map((group, n) => [`O${n}`, `Ding ${n}`, group]),
      );
    const categories = async () =>
      (await world.productsOf())
        .filter(({ articleNumber }) => String(articleNumber).startsWith('O'))
        .map(({ mainCategory }) => mainCategory);
    const begun = await desk.begin(await file(['Gerüst', 'Gerüst', '', 'fenster']));
    expect(begun).toMatchObject({ good: 4, faulty: 0, withoutCategory: 3, open: { values: 1 } });
    await desk.run(begun, { remember: false });
    const left = await desk.ended(begun.id);
    expect(left).toMatchObject({ state: 'ready', taken: 1, open: { values: 1 } });
    expect(await categories()).toEqual([withoutCategory, withoutCategory, withoutCategory, 'fenster']);
    const decided = await desk.decide(left, {
      values: [{ field: 'mainCategory', value: 'Gerüst', translation: 'tueren' }],
    });
    expect(decided).toMatchObject({ good: 3, withoutCategory: 1, open: { values: 0 } });
    expect(await desk.outcome(decided.id)).toMatchObject({ created: 0, changed: 2, unchanged: 1 });
    await desk.run(decided, { remember: false });
    expect(await desk.ended(begun.id)).toMatchObject({ state: 'ready', taken: 3 });
    expect(await categories()).toEqual(['tueren', 'tueren', withoutCategory, 'fenster']);
    // What has a category keeps it, whatever a later file calls it.
    const later = await desk.begin(await file(['Gestell', 'tueren', 'fenster', 'Gestell']));
    expect(later).toMatchObject({ good: 4, withoutCategory: 0, report: { changed: 1, unchanged: 3 } });
    await desk.drop(begun.id);
    await desk.drop(later.id);
  });

  it('has nothing to ask of the second file with the same headings (behaviour B341)', async () => {
    const fresh = workbookOf(
      ['Ya', 'Yb', 'Kategorie'],
      ['Y1', 'Eins', 'Luminaires'],
      ['Y2', 'Zwei', 'fenster'],
    );
    const first = await desk.begin(await fresh);
    const [{ layout = '' } = {}] = await desk.columns(first.id);
    const decided = await desk.decide(first, {
      columns: [
        { layout, column: 'A', heading: 'Ya', field: 'articleNumber' },
        { layout, column: 'B', heading: 'Yb', field: 'title', language: 'de' },
      ],
      values: [luminaires],
    });
    expect(decided).toMatchObject({ good: 2, faulty: 0, open: { columns: 0, values: 0, causes: 0 } });
    await desk.run(decided);
    expect(await desk.ended(first.id)).toMatchObject({ state: 'done', taken: 2, faulty: 0 });
    const second = await desk.begin(
      await workbookOf(['Yb', 'Ya', 'Kategorie'], ['Drei', 'Y3', 'Luminaires'], ['Eins', 'Y1', 'fenster']),
    );
    expect(second).toMatchObject({ good: 2, faulty: 0, open: { columns: 0, values: 0, causes: 0 } });
    expect(second.report).toMatchObject({ created: 1, unchanged: 1 });
    // In other files these headings mean nothing yet.
    const other = await desk.begin(await workbookOf(['Ya', 'Yc'], ['Y9', 'Neun']));
    const meant = (await desk.columns(other.id)).flatMap(({ columns }) => columns.map(({ how }) => how));
    expect(meant).not.toContain('confirmed');
  });

  it('remembers what is said of a heading that stands above several columns (behaviour B402)', async () => {
    const file = (name: string) =>
      workbookOf(['Xa', 'Titel', 'Kategorie', 'Mass', 'Mass'], [name, 'Eins', 'fenster', '60', '7']);
    const begun = await desk.begin(await file('X1'));
    const [{ layout = '' } = {}] = await desk.columns(begun.id);
    const decided = await desk.decide(begun, {
      columns: [
        { layout, column: 'A', heading: 'Xa', field: 'articleNumber' },
        { layout, column: 'D', heading: 'Mass', field: 'breite' },
        { layout, column: 'E', heading: 'Mass', field: 'gewicht' },
      ],
    });
    await desk.run(decided);
    await desk.ended(decided.id);
    const second = await desk.begin(await file('X2'));
    const meant = (await desk.columns(second.id)).flatMap(({ columns }) =>
      columns.map(({ column, field }) => [column, field]),
    );
    expect(Object.fromEntries(meant)).toMatchObject({
      A: 'articleNumber',
      D: 'attributes.breite',
      E: 'attributes.gewicht',
    });
  });

  it('corrects cells in place, and shows rows by cause (behaviour B342)', async () => {
    const head = ['Artikelnummer', 'Titel', 'Kategorie', 'GTIN'];
    const rows = Array.from({ length: 30 }, (_, n) => [
      `C${n}`,
      `Titel ${n}`,
      'fenster',
      n % 3 ? '' : `40063813339${n}`,
    ]);
    const begun = await desk.begin(await workbookOf(head, ...rows));
    const [cause] = await desk.causes(begun.id);
    expect(cause).toMatchObject({ field: 'gtins', stops: 'rows', count: begun.faulty });
    const wrong = await desk.rows(begun.id, `?cause=${encodeURIComponent(cause?.id ?? '')}&range=[0,4]`);
    expect(wrong).toHaveLength(5);
    expect(wrong[0]?.cells.find(({ column }) => column === 'D')?.faults).toHaveLength(1);
    const cells = (await desk.rows(begun.id, '?faulty=true&range=[0,99]')).map(({ sheet, row }) => ({
      sheet,
      row,
      column: 'D',
      value: '',
    }));
    const corrected = await desk.decide(begun, { cells });
    expect(corrected).toMatchObject({ good: 30, faulty: 0, open: { causes: 0 } });
    const shown = await desk.rows(begun.id, '?range=[0,29]');
    const put = shown.find(({ row }) => row === cells[0]?.row)?.cells.find(({ column }) => column === 'D');
    expect(put).toMatchObject({ text: expect.stringMatching(/^40063813339/), corrected: '' });
    const back = await desk.decide(corrected, { cells: cells.map((cell) => ({ ...cell, value: null })) });
    expect(back.faulty).toBe(begun.faulty);
  });

  it('puts the columns first where nothing names a product, and lists every row of the file', async () => {
    const begun = await desk.begin(await workbookOf(['Za', 'Zb'], ['drei', 'vier'], ['fünf', 'sechs']));
    expect(begun).toMatchObject({ state: 'ready', good: 0, report: { state: 'refused' } });
    expect(begun.headline).not.toBeNull();
    expect(await desk.causes(begun.id)).toMatchObject([{ stops: 'file' }]);
    const [{ columns = [] } = {}] = await desk.columns(begun.id);
    expect(columns).toMatchObject([
      { heading: 'Za', field: null, samples: ['drei', 'fünf'], decided: null },
      { heading: 'Zb' },
    ]);
    expect(await desk.rows(begun.id)).toHaveLength(2);
  });

  it('proposes what is called most alike: categories, choices, lines of the company', async () => {
    const begun = await desk.begin(
      await workbookOf(
        ['Artikelnummer', 'Titel', 'Kategorie', 'Farbe', 'Produktlinie'],
        ['A1', 'Eins', 'Holzfnstr', 'grühn', 'Klasikk'],
      ),
    );
    const proposed = (await desk.values(begun.id)).map(({ field, proposals }) => [field, proposals[0]]);
    expect(Object.fromEntries(proposed)).toEqual({
      mainCategory: { translation: 'holzfenster', label: 'Holzfenster', reason: null },
      'attributes.farbe': { translation: 'gruen', label: 'grün', reason: null },
      productLine: { translation: 'classic', label: 'Klassik', reason: null },
    });
    const decided = await desk.decide(begun, {
      values: [
        { field: 'mainCategory', value: 'Holzfnstr', translation: 'holzfenster' },
        { field: 'attributes.farbe', value: 'grühn', translation: 'gruen' },
        { field: 'productLine', value: 'Klasikk', translation: 'classic' },
      ],
    });
    expect(decided).toMatchObject({ good: 1, faulty: 0 });
  });

  it('tells columns of one heading apart, and leaves alone or keeps raw what it is told to', async () => {
    const head = ['Artikelnummer', 'Wort', 'Wort', 'Kategorie', 'Rest'];
    const begun = await desk.begin(
      await workbookOf(head, ['E1', 'Eins', 'Zusatz', 'fenster', 'irgendetwas']),
    );
    const [{ layout = '' } = {}] = await desk.columns(begun.id);
    const decided = await desk.decide(begun, {
      columns: [
        { layout, column: 'B', heading: 'Wort', field: 'productInfo.title', language: 'de' },
        { layout, column: 'C', heading: 'Wort', field: 'ignored' },
        { layout, column: 'E', heading: 'Rest', field: 'raw' },
      ],
    });
    expect(decided).toMatchObject({ good: 1, faulty: 0, open: { columns: 0 } });
    expect(await desk.columns(begun.id)).toMatchObject([
      { columns: [{}, { field: 'title.de', how: 'confirmed' }, { field: null }, {}, { field: null }] },
    ]);
  });

  it('takes our own JSON too, whose rows are left where they are wrong', async () => {
    const of = (articleNumber: string, sid: string) => ({
      orgaInfo: { sid: 'alpenfenster' },
      productInfo: { articleNumber, title: { de: articleNumber } },
      categories: { mainCategory: { sid } },
    });
    const begun = await desk.begin(JSON.stringify([of('O1', 'fenster'), of('O2', 'gibtesnicht')]));
    expect(begun).toMatchObject({ good: 1, faulty: 1 });
    await desk.run(begun);
    expect(await desk.ended(begun.id)).toMatchObject({ state: 'ready', taken: 1, faulty: 1 });
    expect((await desk.rows(begun.id)).map(({ isTaken }) => isTaken)).toEqual([true, false]);
    expect((await desk.rest(begun.id)).statusCode).toBe(404);
  });

  it('keeps its dry runs out of the history (behaviour B343)', async () => {
    const reports = async () => (await world.call('GET', 'report?platform=CH&range=[0,99]')).json().length;
    const before = await reports();
    const begun = await desk.begin(await list(['H1', 'Eins', 'fenster']));
    const decided = await sayColumns(begun);
    expect(await reports()).toBe(before);
    await desk.run(decided);
    await desk.ended(begun.id);
    expect(await reports()).toBe(before + 1);
  });

  it('tells by mail how a run ended, to whom it was promised (behaviour B344)', async () => {
    const folder = fileURLToPath(world.config.mailUrl);
    const mails = async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const begun = await desk.begin(
      await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ['M1', 'Eins', 'fenster']),
    );
    await desk.run(begun, { mail: true });
    await expect.poll(async () => (await mails()).length, { timeout: 10_000 }).toBe(1);
    const [name = ''] = await mails();
    const mail = await readFile(join(folder, name), 'utf8');
    expect(mail).toContain('To: supplier@');
    expect(mail.replaceAll('=\r\n', '')).toContain('report=3D');
    const waiting = () => world.database.write`select from import_report where mail_at is not null`;
    await expect.poll(async () => (await waiting()).length).toBe(0);
  });
});
