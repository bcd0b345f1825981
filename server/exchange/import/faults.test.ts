import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readXlsx, writeXlsx } from 'hucre';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importApp, type ImportApp } from '../../../tests/setup/importApp.ts';
import { workbookOf, workbookOfSheets } from '../../../tests/setup/workbook.ts';
import { bareWorkbook, sheetOf, sheetPart } from '../../base/workbook/fixtures/bareWorkbook.ts';
import { deflated, rawZip } from '../../base/workbook/fixtures/rawZip.ts';

let world: ImportApp;
beforeAll(async () => {
  world = await importApp();
  await world.send({
    body: await workbookOf(
      ['Artikelnummer', 'Titel', 'Kategorie'],
      ['B1', 'Bestand', 'fenster'],
      ['B2', 'Zwei', 'fenster'],
    ),
  });
});

let before: unknown;
beforeEach(async () => {
  before = await everything();
});

async function everything() {
  return [await world.productsOf(), await world.productsOf('andere')];
}

async function refused(sent: Parameters<ImportApp['send']>[0]) {
  const answer = await world.send(sent);
  expect(answer.statusCode, answer.payload).toBe(422);
  expect(await everything()).toEqual(before);
  return { answer, report: world.reportOf(answer) };
}

describe('A file that cannot be read as a whole is refused, says what to do, and deletes nothing (abuse case 48)', () => {
  const cutOff = rawZip(
    bareWorkbook(
      deflated(
        sheetPart,
        sheetOf(
          '<row r="1"><c r="A1" t="inlineStr"><is><t>Artikelnummer</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>B1</t></is></c></row>',
        ).replace('</sheetData></worksheet>', ''),
      ),
    ),
  );
  const bomb = rawZip(bareWorkbook(deflated(sheetPart, sheetOf(' '.repeat(300_000_000)))));
  const whole = workbookOf(['Artikelnummer'], ['B1']);

  it.each([
    ['nothing at all', '', 'empty-file'],
    ['a web page', '<!DOCTYPE html><html><body><p>Preise</p></body></html>', 'html'],
    ['a table as text that breaks off', 'Artikelnummer;Titel\nB1;"Neu\n', 'cut-off'],
    ['a sheet that breaks off', cutOff, 'cut-off'],
    ['a bomb', bomb, 'ratio'],
    ['half of a workbook', whole.then((file) => file.subarray(0, file.length / 2)), 'damaged-zip'],
    ['a workbook without headings', workbookOf(['Hallo', 'Welt'], ['1', '2']), 'no-headings'],
    ['headings alone', workbookOf(['Artikelnummer', 'Titel']), 'no-rows'],
  ])('%s', async (_what, body, code) => {
    const { report } = await refused({
      body: await body,
      query: { deleteOthers: 'true', confirm: '2', skipInvalid: 'true' },
    });
    expect(report).toMatchObject({ state: 'refused', issues: [{ code, severity: 'error', row: null }] });
    expect(report.issues[0]?.message.length).toBeGreaterThan(20);
  });

  it.each([
    ['nothing at all', '', 'empty-file'],
    ['a text', '"a"', 'plain-text'],
    ['a list of numbers', '[1, 2]', 'not-an-object'],
    ['a list that breaks off', '[{"sid": "b1"}, {"sid":', 'cut-off'],
    ['a list with a comma too many', '[{"sid": "b1"},]', 'not-an-object'],
    ['two lists', '[] []', 'damaged-json'],
    ['broken JSON inside', '[{"sid": "b1", }]', 'damaged-json'],
    ['a well of brackets', `[{"a": ${'['.repeat(100_000)}`, 'file-too-deep'],
    ['another encoding', Buffer.from('[{"sid": "\xfc"}]', 'latin1'), 'not-utf8'],
    ['an empty list', '[]', 'no-rows'],
  ])('JSON: %s', async (_what, body, code) => {
    const query = { deleteOthers: 'true', confirm: '2', skipInvalid: 'true' };
    const { report } = await refused({ format: 'json', body, query });
    expect(report).toMatchObject({ state: 'refused', issues: [{ code, severity: 'error' }] });
  });

  it('in the language of the caller', async () => {
    for (const [lang, words] of [
      ['de', 'Nichts wurde gespeichert'],
      ['en', 'Nothing was saved'],
      ['fr', 'Rien n’a été enregistré'],
      ['it', 'Non è stato salvato nulla'],
    ] as const) {
      const { answer } = await refused({ body: 'x', query: { lang } });
      expect(answer.json().detail).toContain(words);
      const line = decodeURIComponent(String(answer.headers['import-report']));
      expect(line).toContain(words);
      expect(answer.json().report.headline).toBe(line);
    }
  });
});

describe('Rows', () => {
  const headings = [
    'Art.-Nr.',
    'Kennung',
    'EAN',
    'Titel',
    'Untertitel',
    'Beschreibung',
    'Kategorie',
    'Produktlinie',
    'Breite',
    'Gewicht (kg)',
    'Farbe',
    'Frostbeständig',
    'Norm',
    'Firma',
  ];
  const letters = 'ABCDEFGHIJKLMN';
  const [sound, long] = ['4006381333931', 'x'.repeat(600)];
  /** What one cell of an otherwise sound row is, and the fault that this is. */
  const seeded: [column: string, value: string | number | boolean | Date | null, code: string][] = [
    ['A', null, 'key-missing'],
    ['A', 'x'.repeat(65), 'too-long'],
    ['A', 'B\tC', 'control-character'],
    ['A', new Date('2026-01-05'), 'number-as-text-lost'],
    ['A', '-', 'required'],
    ['B', 'mit Leerzeichen', 'sid-shape'],
    ['B', 'Ü1', 'sid-shape'],
    ['B', 's'.repeat(65), 'too-long'],
    ['C', '4006381333932', 'gtin-check-digit'],
    ['C', 4006381333932, 'gtin-check-digit'],
    ['C', '4.00638E+12', 'number-as-text-lost'],
    ['C', '123', 'gtin-length'],
    ['C', 'keine', 'gtin-length'],
    ['C', '00000000', 'gtin-length'],
    ['C', `${sound}; 4006381333930`, 'gtin-check-digit'],
    ['C', true, 'gtin-length'],
    ['D', null, 'required'],
    ['D', '-', 'required'],
    ['D', long, 'too-long'],
    ['C', `${sound} ${sound}`, 'gtin-length'],
    ['E', long, 'too-long'],
    ['F', 'x'.repeat(10_001), 'too-long'],
    ['G', null, 'required'],
    ['G', '-', 'required'],
    ['G', 'Fenstr', 'unknown-category'],
    ['G', 'Rahmen', 'ambiguous-category'],
    ['G', 'Türen > Holzfenster', 'unknown-category'],
    ['H', 'Fremd', 'unknown-product-line'],
    ['I', 'breit', 'not-numeric'],
    ['I', '1,2,3', 'not-numeric'],
    ['I', '12 kg', 'wrong-unit'],
    ['J', '1,2,3', 'not-numeric'],
    ['J', true, 'not-numeric'],
    ['K', 'lila', 'unknown-choice'],
    ['L', 'vielleicht', 'not-yes-no'],
    ['M', long, 'too-long'],
    ['N', 'andere', 'foreign-company'],
  ];
  const rows = seeded.map(([column, value], index) => {
    const row: (typeof value)[] = [
      `S${index}`,
      null,
      sound,
      `Titel ${index}`,
      'u',
      'b',
      'fenster',
      'classic',
    ];
    row.push(1200, '1,5', 'weiß', 'nein', 'SIA', 'alpenfenster');
    row[letters.indexOf(column)] = value;
    return row;
  });

  it(`${seeded.length} faults in a file of 500 rows are each named by sheet, row and column, and nothing else is`, async () => {
    const others = Array.from({ length: 500 - rows.length }, (_, index) => {
      const row = [`G${index}`, null, sound, `Gut ${index}`, 'u', 'b', 'fenster', 'classic', 1200];
      return [...row, '1,5', 'weiß', 'nein', 'SIA', 'alpenfenster'];
    });
    const body = await workbookOf(headings, ...others.slice(0, 100), ...rows, ...others.slice(100));
    const { report } = await refused({ body });
    const named = report.issues.map(({ sheet, row, column, code }) => `${sheet} ${row} ${column} ${code}`);
    const expected = seeded.map(
      ([column, , code], index) =>
        `Produkte ${102 + index} ${code === 'key-missing' ? null : column} ${code}`,
    );
    expect(named.sort()).toEqual(expected.sort());
    const warned = report.issues.filter(({ severity }) => severity === 'warning');
    // What a product can be without holds no row up: its line, and all attributes (behaviour B385).
    expect(warned.map(({ column }) => column).sort()).toEqual([...'HIIIJJKLM']);
    expect(report).toMatchObject({ state: 'refused', read: 500, failed: seeded.length - warned.length });
    for (const { message } of report.issues) expect(message).not.toContain('{{');
  });

  it('are told what was probably meant, and in which row the other one stands', async () => {
    const body = await workbookOf(
      headings.slice(0, 8),
      ['S1', null, null, 'a', null, null, 'Fenstr', null],
      ['S1', null, null, 'b', null, null, 'fenster', null],
      [null, 'b1', null, 'c', null, null, null, null],
      ['B1', null, null, 'd', null, null, null, null],
      ['B2', 'neu', null, 'e', null, null, 'fenster', null],
    );
    const { report } = await refused({ body });
    expect(report.issues).toMatchObject([
      { row: 2, column: 'G', key: 'S1', value: 'Fenstr', code: 'unknown-category', suggestion: 'Fenster' },
      { row: 3, code: 'duplicate-key', message: expect.stringContaining('Zeile 2') },
      { row: 5, code: 'duplicate-key', message: expect.stringContaining('Zeile 4') },
      { row: 6, code: 'article-number-taken', message: expect.stringContaining('b2') },
    ]);
  });

  it('that are faulty and lack something besides are told all of it at once', async () => {
    const body = await workbookOf(
      headings.slice(0, 8),
      ['S1', null, '4006381333932', null, null, null, null, null],
      ['S2', null, null, 'x'.repeat(300), null, null, 'Fenstr', null],
      ['B1', null, '4006381333932', null, null, null, null, null],
    );
    const { report } = await refused({ body });
    expect(report.issues.map(({ row, column, code }) => `${row} ${column} ${code}`).toSorted()).toEqual([
      '2 C gtin-check-digit',
      '2 D required',
      '2 G required',
      '3 D too-long',
      '3 G unknown-category',
      '4 C gtin-check-digit',
    ]);
    expect(report.failed).toBe(3);
  });

  it('of a GTIN that lost its leading zeros are repaired when the check digit proves it', async () => {
    const body = await workbookOf(['Artikelnummer', 'GTIN'], ['B1', 614141000036], ['B2', 96385074]);
    const dry = world.reportOf(await world.send({ body, query: { dryRun: 'true' } }));
    expect(dry).toMatchObject({ state: 'applied', changed: 2, issues: [] });
    const short = await workbookOf(['Artikelnummer', 'GTIN'], ['B1', 14141000034]);
    const repaired = world.reportOf(await world.send({ body: short, query: { dryRun: 'true' } }));
    expect(repaired.issues).toMatchObject([{ severity: 'warning', code: 'gtin-repaired', column: 'B' }]);
  });

  it('that all lack a column are one fault of the sheet', async () => {
    const body = await workbookOf(['Artikelnummer', 'Titel'], ['S1', 'a'], ['S2', 'b']);
    const { report } = await refused({ body });
    expect(report).toMatchObject({
      failed: 2,
      issues: [{ code: 'missing-column', row: 1, message: expect.stringContaining('Kategorie') }],
    });
  });

  it('of another company refuse the file, whatever else is allowed, on any sheet, in a hidden column (abuse cases 10 and 11)', async () => {
    const body = await workbookOfSheets({
      Produkte: [
        ['Artikelnummer', 'Titel', 'Kategorie'],
        ['S1', 'a', 'fenster'],
      ],
      Mehr: [
        ['Firma', 'Artikelnummer', 'Titel', 'Kategorie'],
        ['alpenfenster', 'S2', 'b', 'fenster'],
        ['andere', 'A1', 'Übernommen', 'fenster'],
      ],
    });
    const { report } = await refused({ body, query: { skipInvalid: 'true' } });
    expect(report.issues).toMatchObject([{ sheet: 'Mehr', row: 3, column: 'A', code: 'foreign-company' }]);
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const row = (number: number, ...texts: string[]) =>
      `<row r="${number}">${texts.map((text, at) => cell(`${'ABCD'[at]}${number}`, text)).join('')}</row>`;
    const hidden = sheetOf(
      row(1, 'Firma', 'Artikelnummer', 'Titel', 'Kategorie') +
        row(2, 'alpenfenster', 'S2', 'b', 'fenster') +
        row(3, 'andere', 'A1', 'Übernommen', 'fenster'),
    ).replace('<sheetData>', '<cols><col min="1" max="1" width="9" hidden="1"/></cols><sheetData>');
    const withHidden = rawZip(bareWorkbook(deflated(sheetPart, hidden)));
    const { report: ofHidden } = await refused({ body: withHidden, query: { skipInvalid: 'true' } });
    expect(ofHidden.issues).toMatchObject([{ row: 3, column: 'A', code: 'foreign-company' }]);
    const json = JSON.stringify([
      { sid: 'a1', orgaInfo: { sid: 'andere' }, productInfo: { title: { de: 'x' } } },
    ]);
    const { report: ofJson } = await refused({ format: 'json', body: json, query: { skipInvalid: 'true' } });
    expect(ofJson.issues).toMatchObject([{ row: 1, column: 'orgaInfo.sid', code: 'foreign-company' }]);
  });

  it('name pictures by what was uploaded or by an address, which is never fetched as they are read, and by no other way (abuse case 55)', async () => {
    let asked = 0;
    const listener = createServer((_, response) => {
      asked += 1;
      response.end();
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as AddressInfo;
    const addresses = [
      `http://127.0.0.1:${port}/a.jpg`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      'file:///etc/passwd',
    ];
    const products = addresses.map((address, index) => ({
      productInfo: { articleNumber: `U${index}`, title: { de: 'x' }, images: [address] },
      categories: { mainCategory: { sid: 'fenster' } },
    }));
    const { report } = await refused({ format: 'json', body: JSON.stringify(products) });
    listener.close();
    expect(report.issues.map(({ row }) => row)).toEqual([3]);
    expect(asked).toBe(0);
  });

  it('that were refused are what a history of failures lists, and nothing that went in', async () => {
    const { report } = await refused({ body: '' });
    const failed = await world.call('GET', 'report?platform=CH&failed=true');
    const states = failed.json().map(({ id, state }: { id: string; state: string }) => [id, state]);
    expect(states).toContainEqual([report.id, 'refused']);
    expect(new Set(states.map(([, state]: string[]) => state))).toEqual(new Set(['refused']));
  });

  it('of JSON with fields that are unknown, twice there or of a wrong shape are named by their path', async () => {
    const body = `[
      {"sid": "b1", "productInfo": {"title": {"de": "a"}, "colour": "red"}, "__proto__": {"isAdmin": true}},
      {"sid": "b2", "sid": "b2"},
      {"sid": "b3", "productInfo": "x", "attributes": {"unbekannt": 1, "breite": {"mm": 3}}}
    ]`;
    const { report } = await refused({ format: 'json', body });
    expect(report.issues.map(({ row, column, code }) => `${row} ${column} ${code}`).sort()).toEqual([
      '1 __proto__ unknown-field',
      '1 productInfo.colour unknown-field',
      '2 sid duplicate-field',
      '3 attributes.breite wrong-type',
      '3 attributes.unbekannt unknown-attribute',
      '3 productInfo wrong-type',
    ]);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });
});

describe('Columns', () => {
  it('named as what objects are made of are columns that nobody knows (abuse case 27)', async () => {
    const headings = [
      'Artikelnummer',
      '__proto__',
      'constructor',
      'toString',
      'attributes.__proto__',
      'Titel',
    ];
    const answer = await world.send({
      body: await workbookOf(headings, ['B1', 'x', 'x', 'x', 'x', 'Bestand']),
      query: { dryRun: 'true' },
    });
    const report = world.reportOf(answer);
    expect(report.issues.map(({ column, code }) => `${column} ${code}`).sort()).toEqual([
      'B unknown-column',
      'C unknown-column',
      'D unknown-column',
      'E unknown-column',
    ]);
    expect(report).toMatchObject({ unchanged: 1, failed: 0 });
    expect(({} as { x?: string }).x).toBeUndefined();
  });

  it('that nobody knows are not read, which is said; those that say one thing twice are refused', async () => {
    const body = await workbookOf(
      ['Artikelnummer', 'Titel', 'Bezeichnung', 'Ttel (FR)', 'Titel (DE)', 'Dicke'],
      ['B1', 'a', 'b', 'c', 'd', 3],
    );
    const { report } = await refused({ body });
    expect(report.issues.map(({ column, code, severity }) => `${column} ${code} ${severity}`).sort()).toEqual(
      [
        'C unsure-column warning',
        'D unknown-column warning',
        'E duplicate-column error',
        'F ambiguous-column warning',
      ],
    );
  });
});

describe('The marked workbook', () => {
  it('is the upload with its faults explained, and can be corrected and uploaded again', async () => {
    const body = await workbookOf(
      ['Artikelnummer', 'Titel', 'Kategorie', 'Eigenes'],
      ['B1', 'Neuer Titel', 'Fenstr', 'bleibt'],
    );
    const { report } = await refused({ body });
    const marked = await world.call('GET', `report/${report.id}/xlsx?lang=de`);
    expect(marked.headers['content-type']).toContain('spreadsheetml');
    const again = await refused({ body: marked.rawPayload });
    expect(again.report.issues.map(({ code, column }) => `${code} ${column}`)).toEqual([
      'unknown-column D',
      'unknown-category C',
    ]);
    const [sheet] = (await readXlsx(marked.rawPayload)).sheets;
    expect(sheet?.rows[1]?.slice(0, 4)).toEqual(['B1', 'Neuer Titel', 'Fenstr', 'bleibt']);
    expect(sheet?.rows[0]?.[4]).toBe('Hinweise');
    expect(sheet?.rows[1]?.[4]).toContain('Diese Kategorie gibt es nicht');
    const rows = sheet?.rows.map((row) => row.map((cell) => (cell === 'Fenstr' ? 'Fenster' : cell))) ?? [];
    const corrected = Buffer.from(await writeXlsx({ sheets: [{ name: 'Produkte', rows }] }));
    const answer = await world.send({ body: corrected, query: { dryRun: 'true' } });
    expect(answer.json()).toMatchObject({ state: 'applied', changed: 1, failed: 0 });
  });
});

it('Workbooks of other programs are read: LibreOffice Calc and hucre', async () => {
  const catalogue = await readFile(join(import.meta.dirname, '../../base/workbook/fixtures/catalogue.xlsx'));
  const { report } = await refused({ body: catalogue });
  expect(
    report.issues.filter(({ code }) => code === 'formula-error').map(({ row, column }) => `${row} ${column}`),
  ).toEqual(['9 B']);
  const written = await writeXlsx({
    sheets: [
      {
        name: 'S',
        rows: [
          ['Artikelnummer', 'Titel'],
          ['B1', 'Bestand'],
        ],
      },
    ],
  });
  const answer = await world.send({ body: Buffer.from(written), query: { dryRun: 'true' } });
  expect(answer.json()).toMatchObject({ state: 'applied', unchanged: 1 });
});

it('What hardly any product has is a notice at its cell, and its row is taken (behaviour B452)', async () => {
  await world.database.write`
    insert into attribute (sid, name, kind, unit, "group", choices)
    values ('u-wert', '{"de": "U-Wert"}', 'number', 'W/(m²·K)', 'energy', '[]')`;
  const body = await workbookOf(
    ['Artikelnummer', 'Titel', 'Kategorie', 'U-Wert'],
    ['D1', 'Fenster', 'fenster', 9],
    ['D2', 'Fenster', 'fenster', 0.9],
  );
  const report = (await world.send({ body, query: { dryRun: 'true' } })).json();
  expect(report).toMatchObject({ state: 'applied', created: 2, failed: 0 });
  expect(report.issues).toMatchObject([
    { severity: 'warning', code: 'implausible-u-value', row: 2, column: 'D', value: '9' },
  ]);
  expect(report.issues[0].message).toContain('zwischen 0.05 und 6 W/(m²·K)');
});
