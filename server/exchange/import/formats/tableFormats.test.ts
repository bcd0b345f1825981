import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bareOds, odsContent, odsNumber, odsText } from '../../../base/workbook/fixtures/bareOds.ts';
import { bareWorkbook } from '../../../base/workbook/fixtures/bareWorkbook.ts';
import { biffStream, compoundFile, f64, record, u16 } from '../../../base/workbook/fixtures/bareXls.ts';
import { deflated, rawZip, stored } from '../../../base/workbook/fixtures/rawZip.ts';
import { recordsOf, rowsOf } from './fixtures/readTable.ts';

const csv = 'Nr;Titel\n1;Tür\n';
const asCsv = [
  ['CSV', 1, { 1: 'Nr', 2: 'Titel' }],
  ['CSV', 2, { 1: '1', 2: 'Tür' }],
];

describe('An OpenDocument spreadsheet', () => {
  it('is read with sheets, rows and texts as their author saw them', async () => {
    const row = (cells: string, attributes = '') =>
      `<table:table-row${attributes}>${cells}</table:table-row>`;
    const empty = (count: number) => `<table:table-cell table:number-columns-repeated="${count}"/>`;
    const content = odsContent(
      `<table:table table:name="Preise" table:style-name="ta1">
        <table:table-header-rows>${row(odsText('Nr') + odsText('Zwei<text:s text:c="2"/>Wörter<text:line-break/>hier'))}</table:table-header-rows>
        ${row(odsNumber('577364', '00577364') + empty(2) + odsNumber('12.5', '12,50 €') + empty(16_380))}
        ${row(`<table:table-cell office:value-type="date" office:date-value="2026-01-31"><text:p>31.1.</text:p></table:table-cell><table:covered-table-cell/><table:table-cell office:value-type="boolean" office:boolean-value="true"/>`, ' table:visibility="collapse"')}
        ${row(empty(16_384), ' table:number-rows-repeated="1048000"')}
        ${row(odsText('drei', ' table:number-columns-repeated="3"'), ' table:number-rows-repeated="2"')}
        ${row('<table:table-cell office:value-type="string" calcext:value-type="error"><text:p>#N/A</text:p></table:table-cell><table:table-cell office:value-type="string"><office:annotation><text:p>Notiz</text:p></office:annotation><text:p>Text</text:p></table:table-cell>')}
      </table:table>
      <table:table table:name="Zweites">${row(odsText('x'))}</table:table>`,
    );
    expect(await rowsOf(rawZip(bareOds(content)))).toEqual([
      ['Preise', 1, { 1: 'Nr', 2: 'Zwei  Wörter\nhier' }],
      ['Preise', 2, { 1: '00577364', 4: '12,50 €' }],
      ['Preise', 3, { 1: '2026-01-31', 3: 'TRUE' }],
      ['Preise', 1_048_004, { 1: 'drei', 2: 'drei', 3: 'drei' }],
      ['Preise', 1_048_005, { 1: 'drei', 2: 'drei', 3: 'drei' }],
      ['Preise', 1_048_006, { 1: '#N/A', 2: 'Text' }],
      ['Zweites', 1, { 1: 'x' }],
    ]);
  });
});

describe('A workbook of Excel’s XML of 2003', () => {
  const workbook = (head: string) => `${head}<?mso-application progid="Excel.Sheet"?>
    <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
    <Styles><Style ss:ID="s1"><NumberFormat ss:Format="00000000"/></Style></Styles>
    <Worksheet ss:Name="Preise"><Table>
      <Row><Cell ss:MergeAcross="1"><Data ss:Type="String">Größe</Data></Cell><Cell><Data ss:Type="String"><B>fett</B> nicht</Data></Cell></Row>
      <Row ss:Index="4"><Cell ss:StyleID="s1"><Data ss:Type="Number">577364</Data><Comment><ss:Data>Notiz</ss:Data></Comment></Cell>
        <Cell ss:Index="3"><Data ss:Type="DateTime">2026-01-31T00:00:00.000</Data></Cell></Row>
    </Table></Worksheet></Workbook>`;
  const rows = [
    ['Preise', 1, { 1: 'Größe', 3: 'fett nicht' }],
    ['Preise', 4, { 1: '00577364', 3: '2026-01-31' }],
  ];

  it('is read with sheets, rows and texts as their author saw them', async () => {
    expect(await rowsOf(workbook('<?xml version="1.0"?>'))).toEqual(rows);
  });

  it('is read in the encoding that it declares', async () => {
    const latin = Buffer.from(workbook('<?xml version="1.0" encoding="ISO-8859-1"?>'), 'latin1');
    expect(await rowsOf(latin)).toEqual(rows);
    expect(
      await rowsOf(Buffer.from(`\uFEFF${workbook('<?xml version="1.0" encoding="UTF-16"?>')}`, 'utf16le')),
    ).toEqual(rows);
  });
});

it('A workbook of Excel 97 is read, whatever it is called', async () => {
  const records = [record(0x203, u16(0, 0, 0), f64(7))];
  expect(await rowsOf(compoundFile('Workbook', biffStream([{ name: 'S', records }])))).toEqual([
    ['S', 1, { 1: '7' }],
  ]);
});

describe('A text', () => {
  it('with tabs is a table, as is one with a title above its columns', async () => {
    expect(await rowsOf('Nr\tTitel\n1\tTür\n')).toEqual(asCsv);
    expect(await rowsOf('Preisliste\n\nNr;Titel\n')).toEqual([
      ['CSV', 1, { 1: 'Preisliste' }],
      ['CSV', 3, { 1: 'Nr', 2: 'Titel' }],
    ]);
  });
});

describe('JSON of any nesting', () => {
  it('becomes a table: paths as headings, lists joined, pairs and languages as columns', async () => {
    const products = [
      {
        product: {
          sku: '001',
          name: { de: 'Tür', fr: 'Porte' },
          gtin: ['1', '2'],
          attributes: [
            { name: 'Breite', value: 12.5, unit: 'mm' },
            { name: 'Farbe', value: 'rot' },
          ],
          texts: [
            { lang: 'de-CH', text: 'lang' },
            { lang: 'it', text: 'lungo' },
          ],
          images: [{ url: 'a.jpg' }, { url: 'b.jpg' }],
        },
      },
      { product: { sku: '002', inStock: true } },
    ];
    const file = JSON.stringify({ errors: [{ a: 1 }, { a: 2 }, { a: 3 }], catalogue: { products } });
    expect(await recordsOf(file)).toEqual([
      {
        sku: '001',
        'name.de': 'Tür',
        'name.fr': 'Porte',
        gtin: '1; 2',
        'Breite [mm]': '12.5',
        Farbe: 'rot',
        'texts.de': 'lang',
        'texts.it': 'lungo',
        'images.url': 'a.jpg; b.jpg',
      },
      { sku: '002', inStock: 'TRUE' },
    ]);
  });

  it('may be one record a line, and cut into pieces anywhere', async () => {
    const lines = Array.from({ length: 20_000 }, (_, n) => JSON.stringify({ nr: `${n}`, text: `"}{ä${n}` }));
    const records = await recordsOf(lines.join('\n'));
    expect([records.length, records.at(-1)]).toEqual([20_000, { nr: '19999', text: '"}{ä19999' }]);
  });
});

describe('A packed file', () => {
  it.each([
    ['gzip', () => gzipSync(csv)],
    ['a zip', () => rawZip([deflated('Liste.csv', csv)])],
    [
      'a zip with pictures, a note and what a Mac adds',
      () =>
        rawZip([
          stored('bilder/', ''),
          stored('bilder/1.jpg', 'x'),
          stored('lies mich.txt', 'Guten Tag'),
          stored('__MACOSX/._Liste.csv', 'x'),
          stored('Liste.csv', csv),
        ]),
    ],
  ])('is read out of %s', async (_, pack) => {
    expect(await rowsOf(pack())).toEqual(asCsv);
  });

  it('may be a workbook within a zip, or one of OpenDocument in gzip', async () => {
    expect(await rowsOf(rawZip([stored('a.xlsx', rawZip(bareWorkbook()))]))).toEqual([
      ['S', 1, { 1: 'text' }],
    ]);
    const ods = rawZip(
      bareOds(
        odsContent(
          `<table:table table:name="T"><table:table-row>${odsText('x')}</table:table-row></table:table>`,
        ),
      ),
    );
    expect(await rowsOf(gzipSync(ods))).toEqual([['T', 1, { 1: 'x' }]]);
  });

  it('with several tables names them', async () => {
    await expect(rowsOf(rawZip([stored('a.csv', csv), stored('b.xlsx', csv)]))).rejects.toMatchObject({
      code: 'zip-of-several',
      details: { count: 2, names: 'a.csv, b.xlsx' },
    });
  });
});
