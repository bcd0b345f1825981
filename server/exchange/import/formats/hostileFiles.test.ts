import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { bareOds, odsContent, odsText } from '../../../base/workbook/fixtures/bareOds.ts';
import { bareWorkbook } from '../../../base/workbook/fixtures/bareWorkbook.ts';
import {
  biffStream,
  compoundFile,
  f64,
  record,
  u16,
  u32,
  wide,
} from '../../../base/workbook/fixtures/bareXls.ts';
import { deflated, rawZip, repeated, stored } from '../../../base/workbook/fixtures/rawZip.ts';
import { refusals } from '../../../base/workbook/fixtures/refusals.ts';

const MB = 1024 * 1024;
/** Hard to pack, so that nothing but the limit in question stops it. */
const noise = (bytes: number) => randomBytes(bytes / 2).toString('hex');

const ods = (tables: string, styles = '') => rawZip(bareOds(odsContent(tables, styles)));
const table = (rows: string) => ods(`<table:table table:name="T">${rows}</table:table>`);
const row = (cells: string, attributes = '') => `<table:table-row${attributes}>${cells}</table:table-row>`;
const odsHead = odsContent('|').split('|', 1)[0] ?? '';

const xml = (sheet: string) =>
  Buffer.from(
    `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="S"><Table>${sheet}</Table></Worksheet></Workbook>`,
  );
const xmlCell = (attributes: string) =>
  `<Row><Cell ${attributes}><Data ss:Type="Number">1</Data></Cell></Row>`;

const number = (at: number, column: number) => record(0x203, u16(at, column, 0), f64(1));
const xls = (...records: readonly Buffer[]) => compoundFile('Workbook', biffStream([{ name: 'S', records }]));
const withStrings = (...strings: readonly Buffer[]) =>
  compoundFile(
    'Workbook',
    biffStream([{ name: 'S', records: [record(0xfd, u16(0, 0, 0), u32(0))] }], strings),
  );

const records = (head: string, inner: string) =>
  Buffer.from(`<?xml version="1.0"?>${head}<list><article nr="1">${inner}</article><article nr="2"/></list>`);
const json = (text: string) => Buffer.from(text);
const datanorm = (lines: string) => Buffer.from(`V 010126${' '.repeat(115)}04EUR\n${lines}`);

/** What is wrong with the file, the code that must name it, and the file. */
const hostile: readonly (readonly [claim: string, code: string, file: () => Buffer])[] = [
  // OpenDocument
  [
    'ods: a cell that stands for a whole row of texts',
    'too-many-columns',
    () => table(row(odsText('x', ' table:number-columns-repeated="16384"'))),
  ],
  [
    'ods: a cell that stands for more than a row has',
    'bad-reference',
    () => table(row(odsText('x', ' table:number-columns-repeated="999999999"'))),
  ],
  [
    'ods: a row of texts that stands for a whole sheet',
    'too-many-rows',
    () => table(row(odsText('x'), ' table:number-rows-repeated="1048576"')),
  ],
  [
    'ods: rows that stand for more than a sheet has',
    'bad-reference',
    () => table(row('', ' table:number-rows-repeated="1048576"').repeat(2)),
  ],
  [
    'ods: a repetition that is no number',
    'bad-reference',
    () => table(row(odsText('x', ' table:number-columns-repeated="-1"'))),
  ],
  ['ods: a thousand million blanks', 'accepted', () => table(row(odsText('<text:s text:c="999999999"/>')))],
  [
    'ods: one cell of 2 GiB',
    'ratio',
    () =>
      rawZip(
        bareOds(
          repeated(
            'content.xml',
            `${odsHead}<table:table><table:table-row><table:table-cell><text:p>`,
            'x'.repeat(MB),
            2048,
            '',
          ),
        ),
      ),
  ],
  [
    'ods: a cell of many paragraphs',
    'text-too-long',
    () =>
      table(row(`<table:table-cell>${`<text:p>${noise(1000)}</text:p>`.repeat(2000)}</table:table-cell>`)),
  ],
  [
    'ods: an external entity',
    'doctype',
    () => rawZip(bareOds(`<!DOCTYPE x [<!ENTITY x SYSTEM "http://127.0.0.1:9/x">]>${odsContent('')}`)),
  ],
  ['ods: tags within tags', 'damaged-xml', () => ods('<a>'.repeat(1000))],
  [
    'ods: tags that do not match',
    'damaged-xml',
    () => ods('<table:table><table:table-row></table:table></table:table-row>'),
  ],
  ['ods: content that is cut off', 'cut-off', () => rawZip(bareOds(odsHead))],
  [
    'ods: a million tables',
    'too-many-entries',
    () => rawZip(bareOds(stored('content.xml', odsContent('<table:table/>'.repeat(100_000))))),
  ],
  [
    'ods: a text document',
    'word-document',
    () =>
      rawZip(
        bareOds(
          '<office:document-content><office:body><office:text/></office:body></office:document-content>',
        ),
      ),
  ],
  ['ods: a document without sheets', 'no-sheet', () => ods('')],
  [
    'ods: a password',
    'encrypted',
    () =>
      rawZip(
        bareOds(
          deflated('content.xml', noise(1000)),
          deflated('META-INF/manifest.xml', '<m:encryption-data/>'),
        ),
      ),
  ],
  // SpreadsheetML
  ['xml: a cell beyond every sheet', 'bad-reference', () => xml(xmlCell('ss:Index="99999999"'))],
  [
    'xml: a cell that comes twice',
    'bad-reference',
    () => xml('<Row><Cell ss:Index="2"/><Cell ss:Index="2"/></Row>'),
  ],
  ['xml: a row that comes too early', 'bad-reference', () => xml('<Row ss:Index="5"/><Row ss:Index="4"/>')],
  ['xml: a cell far to the right', 'too-many-columns', () => xml(xmlCell('ss:Index="16000"'))],
  ['xml: a merged cell that leads out', 'bad-reference', () => xml(xmlCell('ss:MergeAcross="99999999"'))],
  [
    'xml: one text without end',
    'text-too-long',
    () => xml(`<Row><Cell><Data ss:Type="String">${noise(3 * MB)}</Data></Cell></Row>`),
  ],
  [
    'xml: a billion laughs',
    'doctype',
    () => Buffer.concat([Buffer.from('<!DOCTYPE a [<!ENTITY a "ha">]>'), xml('')]),
  ],
  ['xml: cut off', 'cut-off', () => xml('').subarray(0, -20)],
  ['xml: tags within tags', 'damaged-xml', () => xml('<a>'.repeat(1000))],
  [
    'xml: an encoding nobody knows',
    'not-utf8',
    () => Buffer.from(xml('').toString().replace('version="1.0"', 'version="1.0" encoding="x-unknown"')),
  ],
  // XML of any records
  [
    'records: a billion laughs',
    'doctype',
    () => records('<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>', '&b;'),
  ],
  [
    'records: an entity of a file elsewhere',
    'doctype',
    () => records('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '&x;'),
  ],
  [
    'records: declarations of a file elsewhere',
    'doctype',
    () => records('<!DOCTYPE a [<!ENTITY % x SYSTEM "file:///etc/passwd">%x;]>', ''),
  ],
  ['records: an entity that nobody declared', 'damaged-xml', () => records('', '&nbsp;')],
  ['records: elements within elements', 'file-too-deep', () => records('', '<a>'.repeat(100_000))],
  ['records: tags that do not match', 'damaged-xml', () => records('', '<a></b>')],
  ['records: cut off', 'cut-off', () => records('', '').subarray(0, -10)],
  [
    'records: one record of 5 MB',
    'element-too-large',
    () => records('', `<x>${'y '.repeat(500_000)}</x>`.repeat(5)),
  ],
  [
    'records: a different name in each record',
    'too-many-entries',
    () =>
      Buffer.from(
        `<l>${Array.from({ length: 3000 }, (_, n) => `<a nr="1"><n${n}>1</n${n}></a>`).join('')}</l>`,
      ),
  ],
  [
    'records: a different feature in each record',
    'too-many-columns',
    () =>
      Buffer.from(
        `<l>${Array.from({ length: 3000 }, (_, n) => `<a nr="1"><m name="n${n}">1</m></a>`).join('')}</l>`,
      ),
  ],
  [
    'records: elements that hold each other in every way',
    'accepted',
    () =>
      Buffer.from(
        `<l>${Array.from({ length: 40 }, (_, n) => `<a${n} x="" y=""><a${n + 1}/><b${n + 1}><a${n + 1} x="" y=""/></b${n + 1}></a${n}>`).join('')}</l>`,
      ),
  ],
  [
    'records: names of a prototype',
    'accepted',
    () => records('', '<__proto__>1</__proto__><constructor>2</constructor><toString>3</toString>'),
  ],
  // xls
  ['xls: a password', 'encrypted', () => compoundFile('Workbook', biffStream([], [record(0x2f, u16(1))]))],
  [
    'xls: a workbook of today with a password',
    'encrypted',
    () => compoundFile('EncryptedPackage', Buffer.alloc(5000)),
  ],
  ['xls: nothing of Excel 95', 'old-xls', () => compoundFile('Book', Buffer.alloc(5000))],
  [
    'xls: the stream of Excel 4 under the name of 97',
    'old-xls',
    () => compoundFile('Workbook', biffStream([], [], { version: 0x400 })),
  ],
  [
    'xls: Excel 95 in letters that nobody knows',
    'old-xls',
    () => compoundFile('Book', biffStream([], [record(0x42, u16(777))], { version: 0x500 })),
  ],
  ['xls: Excel 3', 'old-xls', () => Buffer.from('\t\x02\x06\0\0\0\x10\0\0\0')],
  ['xls: a Word document', 'word-document', () => compoundFile('WordDocument', Buffer.alloc(5000))],
  ['xls: some other box', 'unknown-format', () => compoundFile('Whatever', Buffer.alloc(5000))],
  [
    'xls: a chain of sectors in a circle',
    'damaged-compound',
    () =>
      compoundFile('Workbook', biffStream([]), {
        table: (true_) => true_.map((_, at) => (at > 3 ? 3 : (true_[at] ?? 0))),
      }),
  ],
  [
    'xls: a sector beyond the file',
    'damaged-compound',
    () =>
      compoundFile('Workbook', biffStream([]), {
        table: (true_) => true_.map((value, at) => (at === 2 ? 90_000 : value)),
      }),
  ],
  [
    'xls: a stream that says it is larger than the file',
    'cut-off',
    () => compoundFile('Workbook', biffStream([]), { size: 900_000_000 }),
  ],
  [
    'xls: a file cut in half',
    'cut-off',
    () => {
      const whole = xls(...Array.from({ length: 2000 }, (_, at) => number(at, 0)));
      return whole.subarray(0, whole.length / 2);
    },
  ],
  [
    'xls: a million tables of sectors',
    'cut-off',
    () => {
      const file = xls(number(0, 0));
      file.writeUInt32LE(900_000, 68);
      return file;
    },
  ],
  [
    'xls: sectors of another size',
    'damaged-compound',
    () => {
      const file = xls(number(0, 0));
      file.writeUInt16LE(30, 30);
      return file;
    },
  ],
  [
    'xls: a sheet that lies behind the file',
    'missing-part',
    () => compoundFile('Workbook', biffStream([{ name: 'S', records: [] }], [], { position: 0x7fffffff })),
  ],
  [
    'xls: a sheet without end',
    'cut-off',
    () => compoundFile('Workbook', biffStream([{ name: 'S', records: [record(0x809, Buffer.alloc(16))] }])),
  ],
  ['xls: a row that comes too early', 'bad-reference', () => xls(number(5, 0), number(4, 0))],
  ['xls: a cell that comes twice', 'bad-reference', () => xls(number(5, 0), number(5, 0))],
  ['xls: a cell far to the right', 'too-many-columns', () => xls(number(0, 60_000))],
  ['xls: a record shorter than its kind', 'cut-off', () => xls(record(0x203, u16(0, 0, 0)))],
  [
    'xls: a style shorter than its kind',
    'damaged-compound',
    () => compoundFile('Workbook', biffStream([], [record(0xe0, [1])])),
  ],
  [
    'xls: a format without end',
    'cut-off',
    () => compoundFile('Workbook', biffStream([], [record(0x41e, u16(164, 60_000), [0])])),
  ],
  ['xls: text number 0 of none', 'bad-string-index', () => withStrings()],
  [
    'xls: more texts than there are',
    'cut-off',
    () => withStrings(record(0xfc, u32(9), u32(4_000_000), wide('a'))),
  ],
  ['xls: more texts than we count', 'too-large', () => withStrings(record(0xfc, u32(9), u32(0xfffffff0)))],
  [
    'xls: a text with formats without end',
    'cut-off',
    () => withStrings(record(0xfc, u32(1), u32(1), u16(1), [8], u16(65_535), [97])),
  ],
  // JSON
  ['json: cut off', 'cut-off', () => json('{"products": [{"a": 1}, {"a"')],
  ['json: lists within lists', 'file-too-deep', () => json(`{"a": ${'['.repeat(100_000)}`)],
  ['json: objects within objects', 'file-too-deep', () => json(`[${'{"a":'.repeat(100_000)}`)],
  ['json: one record of 5 MB', 'element-too-large', () => json(JSON.stringify([{ a: 'x'.repeat(5 * MB) }]))],
  ['json: a name of 1 MB', 'element-too-large', () => json(JSON.stringify([{ ['x'.repeat(MB)]: 1 }]))],
  [
    'json: a different name in each record',
    'too-many-columns',
    () => json(JSON.stringify(Array.from({ length: 3000 }, (_, n) => ({ [`n${n}`]: 1 })))),
  ],
  [
    'json: different lists in many records',
    'too-many-entries',
    () => {
      const lists = (of: number) =>
        Array.from({ length: 400 }, (_, n) => `"l${of}-${n}": [{"a": 1}]`).join(',');
      return json(
        `{${Array.from({ length: 40 }, (_, n) => `"k${n}": {${lists(n)}, "b": 1}`).join(',')}, "c": 1}`,
      );
    },
  ],
  ['json: brackets that do not match', 'damaged-json', () => json('[{"a": 1]}')],
  ['json: something behind it', 'damaged-json', () => json('[{"a": 1}] x')],
  ['json: no JSON within a record', 'damaged-json', () => json('[{"a": nothing}]')],
  ['json: bytes that are no UTF-8', 'not-utf8', () => Buffer.from('[{"a": "\xE4"}]', 'latin1')],
  [
    'json: names of a prototype',
    'accepted',
    () => json('[{"__proto__": {"a": 1}, "constructor": 2, "toString": 3}]'),
  ],
  // DATANORM
  ['datanorm: a line without end', 'text-too-long', () => datanorm('x'.repeat(3 * MB))],
  ['datanorm: groups alone', 'no-articles', () => datanorm('S;;01;Türen;;;\n')],
  [
    'datanorm: numbers of a prototype',
    'accepted',
    () => datanorm('A;N;__proto__;00;x;y;constructor;toString;valueOf;-1;;__proto__;\n'),
  ],
  // Packed
  [
    'gzip: 2 GiB of zeros',
    'ratio',
    () => Buffer.concat(Array<Buffer>(64).fill(gzipSync(Buffer.alloc(32 * MB)))),
  ],
  ['gzip: cut off', 'cut-off', () => gzipSync(noise(10_000)).subarray(0, 3000)],
  [
    'gzip: damaged',
    'damaged-zip',
    () => {
      const bytes = gzipSync(noise(10_000));
      bytes.fill(0xff, 100, 200);
      return bytes;
    },
  ],
  ['gzip: packed again', 'packed-twice', () => gzipSync(gzipSync('a;b'))],
  ['zip: a zip within', 'packed-twice', () => rawZip([stored('a.csv', rawZip([stored('b.csv', 'a;b')]))])],
  ['zip: pictures alone', 'zip-without-table', () => rawZip([stored('a.jpg', 'x')])],
  ['zip: two tables', 'zip-of-several', () => rawZip([stored('a.csv', 'a;b'), stored('b.ods', 'x')])],
  [
    'zip: more files than we take',
    'too-many-entries',
    () => rawZip(Array.from({ length: 30_000 }, (_, n) => stored(`${n}.jpg`, ''))),
  ],
  ['zip: a table of 2 GiB', 'ratio', () => rawZip([repeated('a.csv', 'a;b\n', 'x'.repeat(MB), 2048, '')])],
  [
    'zip: a table that climbs out of its folder',
    'damaged-zip',
    () => rawZip([stored('../../etc/cron.d/a.csv', 'a;b')]),
  ],
  // What is no table
  ['a PDF', 'pdf', () => Buffer.from('%PDF-1.7\n%\xE2\xE3', 'latin1')],
  ['a photo', 'image-file', () => Buffer.from('\xFF\xD8\xFF\xE0\0\x10JFIF', 'latin1')],
  [
    'a drawing',
    'image-file',
    () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  [
    'a document of Word',
    'word-document',
    () => rawZip([stored('_rels/.rels', '<Relationships/>'), stored('word/document.xml', '<w/>')]),
  ],
  ['a text of WordPad', 'word-document', () => Buffer.from('{\\rtf1 x}')],
  [
    'a presentation',
    'presentation',
    () => rawZip([stored('_rels/.rels', '<Relationships/>'), stored('ppt/presentation.xml', '<p/>')]),
  ],
  [
    'an xlsb',
    'binary-workbook',
    () =>
      rawZip([
        stored(
          '_rels/.rels',
          '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.bin"/></Relationships>',
        ),
      ]),
  ],
  ['a file of Numbers', 'numbers-document', () => rawZip([stored('Index/Document.iwa', 'x')])],
  ['a database of Access', 'database-file', () => Buffer.from('\0\x01\0\0Standard Jet DB\0')],
  ['a rar', 'other-archive', () => Buffer.from('Rar!\x1A\x07\0')],
  ['a page without a table', 'html', () => Buffer.from('\uFEFF\n<html><body><p>1</p></body></html>')],
  ['a page of tags within tags', 'file-too-deep', () => Buffer.from(`<table>${'<b>'.repeat(2_000_000)}`)],
  [
    'a page of ever more columns',
    'too-many-columns',
    () => Buffer.from(`<table><tr>${'<td>1'.repeat(1_000_000)}`),
  ],
  ['a page of one long word', 'html', () => Buffer.from(`<html><p>${'x'.repeat(60_000_000)}`)],
  ['a page of one long attribute', 'html', () => Buffer.from(`<html><p title="${'x'.repeat(60_000_000)}`)],
  ['XML of another kind', 'other-xml', () => Buffer.from('<?xml version="1.0"?><!-- x --><GAEB xmlns="x"/>')],
  ['a letter', 'plain-text', () => Buffer.from('Guten Tag\nanbei unsere Liste.\n')],
  ['random bytes', 'unknown-format', () => Buffer.concat([Buffer.from([0, 255]), randomBytes(5000)])],
  ['nothing', 'empty-file', () => Buffer.alloc(0)],
  [
    'a workbook cut in half',
    'damaged-zip',
    () => {
      const whole = rawZip(bareWorkbook());
      return whole.subarray(0, whole.length / 2);
    },
  ],
];

let answers: Record<string, string>;
let peakBytes: number;

beforeAll(async () => {
  const reader = { module: new URL('fixtures/readTable.ts', import.meta.url), name: 'readTable' };
  ({ answers, peakBytes } = await refusals(
    hostile.map(([, , file]) => file),
    reader,
  ));
}, 120_000);

it.each(hostile.map(([claim, code], place) => ({ claim, code, place })))(
  '$claim: answered as $code (abuse cases 47 to 51)',
  ({ code, place }) => {
    expect(answers[place]).toBe(code);
  },
);

it('refusing them all takes little memory', () => {
  expect(peakBytes).toBeLessThan(512 * MB);
});
