import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { bareWorkbook, sheetOf, sheetPart, stringsOf, stringsPart } from './fixtures/bareWorkbook.ts';
import { refusals } from './fixtures/refusals.ts';
import { deflated, rawZip, repeated, stored, type RawEntry } from './fixtures/rawZip.ts';

const MB = 1024 * 1024;
const cell = (reference: string) => `<row r="1"><c r="${reference}"><v>1</v></c></row>`;
const sheet = (rows: string) => book(deflated(sheetPart, sheetOf(rows)));
const book = (...replacements: RawEntry[]) => rawZip(bareWorkbook(...replacements));
const whole = book();
const headOfSheet = '<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>';
const tailOfSheet = '</v></c></row></sheetData></worksheet>';
const relationships = (each: string) => `<Relationships>${each}</Relationships>`;
const ids = (count: number) =>
  Array.from({ length: count }, (_, id) => `<Relationship Id="${id}"/>`).join('');
/** Hard to pack, so that nothing but the limit in question stops it. */
const noise = (bytes: number) => randomBytes(bytes / 2).toString('hex');
const xxe = (root: string) =>
  `<!DOCTYPE ${root} [<!ENTITY x SYSTEM "http://127.0.0.1:9/x">]><${root}>&x;</${root}>`;
const laughs = `<!DOCTYPE sst [<!ENTITY a "ha">${'bcdefghij'.replaceAll(/./g, (name) => `<!ENTITY ${name} "${`&${String.fromCharCode(name.charCodeAt(0) - 1)};`.repeat(10)}">`)}]>`;

/** What is wrong with the file, the code that must name it, and the file. */
const hostile: readonly (readonly [claim: string, code: string, file: () => Buffer])[] = [
  [
    'one cell of 2 GiB',
    'ratio',
    () => book(repeated(sheetPart, headOfSheet, 'x'.repeat(MB), 2048, tailOfSheet)),
  ],
  [
    'one cell of noise',
    'text-too-long',
    () => book(deflated(sheetPart, headOfSheet + noise(2 * MB) + tailOfSheet)),
  ],
  [
    'one text of many short runs',
    'text-too-long',
    () =>
      book(stored(stringsPart, stringsOf(`<si>${'<r><t>abcdefghijklmnopqrst</t></r>'.repeat(60_000)}</si>`))),
  ],
  ['a tag without end', 'text-too-long', () => book(deflated(sheetPart, `<worksheet a="${noise(2 * MB)}`))],
  [
    '60 million rows',
    'ratio',
    () =>
      book(
        repeated(
          sheetPart,
          '<worksheet><sheetData>',
          '<row/>'.repeat(60_000),
          1000,
          '</sheetData></worksheet>',
        ),
      ),
  ],
  [
    'more rows than a sheet has',
    'bad-reference',
    () => book(stored(sheetPart, sheetOf('<row/>'.repeat(1_048_577)))),
  ],
  [
    'more filled rows than we take',
    'too-many-rows',
    () => book(stored(sheetPart, sheetOf('<row><c><v>1</v></c></row>'.repeat(1_000_001)))),
  ],
  [
    '1.6 GiB of shared strings',
    'ratio',
    () => book(repeated(stringsPart, '<sst>', `<si><t>${'s'.repeat(MB)}</t></si>`, 1638, '</sst>')),
  ],
  [
    'shared strings beyond what memory gets',
    'too-large',
    () => book({ ...stored(stringsPart, noise(2 * MB)), method: 8, size: 300 * MB }),
  ],
  [
    '3.9 GB declared in little',
    'ratio',
    () => book({ ...stored(sheetPart, noise(MB / 4)), method: 8, size: 3.9e9 }),
  ],
  [
    '3.9 GB declared in enough',
    'too-large',
    () => book({ ...stored(sheetPart, Buffer.alloc(20 * MB)), method: 8, size: 3.9e9 }),
  ],
  [
    'many harmless entries that are a bomb together',
    'ratio',
    () =>
      rawZip([
        ...bareWorkbook(),
        ...Array.from({ length: 150 }, (_, i) => ({ ...stored(`${i}`, 'x'), method: 8, size: 990_000 })),
      ]),
  ],
  [
    'a size of 1 kB over 300 MB',
    'damaged-zip',
    () => book({ ...repeated(sheetPart, headOfSheet, 'x'.repeat(MB), 300, tailOfSheet), size: 1000 }),
  ],
  [
    'a size larger than the content',
    'damaged-zip',
    () => book({ ...deflated(sheetPart, sheetOf('')), size: 5000 }),
  ],
  [
    '60 000 entries',
    'too-many-entries',
    () => rawZip(Array.from({ length: 60_000 }, (_, i) => stored(`${i}`, ''))),
  ],
  [
    'more shared strings than we count',
    'too-large',
    () => book(stored(stringsPart, stringsOf('<si/>'.repeat(5_000_001)))),
  ],
  [
    'a million tabs',
    'too-many-entries',
    () => book(stored('xl/workbook.xml', `<workbook><sheets>${'<sheet id="a"/>'.repeat(1_000_000)}`)),
  ],
  [
    'a million relationships',
    'too-many-entries',
    () => book(stored('_rels/.rels', relationships(ids(1_000_000)))),
  ],
  [
    'two entries of one name',
    'duplicate-entry',
    () => rawZip([...bareWorkbook(), deflated(sheetPart.toUpperCase(), sheetOf(''))]),
  ],
  ['an entry that climbs out of its folder', 'damaged-zip', () => book(stored('../../etc/passwd', 'x'))],
  ['encrypted entries', 'encrypted', () => book({ ...deflated(sheetPart, sheetOf('')), flags: 1 })],
  [
    'an unknown way of packing',
    'damaged-zip',
    () => book({ ...deflated(sheetPart, sheetOf('')), method: 14 }),
  ],
  [
    'a wrong checksum',
    'damaged-zip',
    () => book({ ...deflated(sheetPart, sheetOf(cell('A1'))), checksum: 1 }),
  ],
  [
    'corrupt packed data',
    'damaged-zip',
    () => book({ ...deflated(sheetPart, sheetOf(cell('A1'))), packed: randomBytes(200) }),
  ],
  [
    'packed data that stops',
    'damaged-zip',
    () => book(halved(deflated(sheetPart, headOfSheet + noise(10_000) + tailOfSheet))),
  ],
  ['a zip cut off', 'damaged-zip', () => whole.subarray(0, whole.length - 60)],
  ['a zip cut in half', 'damaged-zip', () => whole.subarray(0, whole.length / 2)],
  [
    'sheet XML cut between rows',
    'cut-off',
    () => book(deflated(sheetPart, '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row>')),
  ],
  [
    'sheet XML cut within a number',
    'cut-off',
    () => book(deflated(sheetPart, '<worksheet><sheetData><row r="1"><c r="A1"><v>12')),
  ],
  [
    'sheet XML cut within a tag',
    'cut-off',
    () => book(deflated(sheetPart, '<worksheet><sheetData><row r="1"><c r="A1"')),
  ],
  [
    'sheet XML cut before its end',
    'cut-off',
    () => book(deflated(sheetPart, `<worksheet><sheetData>${cell('A1')}</sheetData>`)),
  ],
  ['a sheet without data', 'cut-off', () => book(deflated(sheetPart, '<worksheet></worksheet>'))],
  ['shared strings cut off', 'cut-off', () => book(deflated(stringsPart, '<sst><si><t>text</t></si>'))],
  [
    'a list of sheets cut off',
    'cut-off',
    () => book(deflated('xl/workbook.xml', '<workbook><sheets><sheet name="S" r:id="a"/>')),
  ],
  ['tags that do not match', 'damaged-xml', () => sheet('<row r="1"><c r="A1"><v>1</c></row>')],
  [
    'two tables in one sheet',
    'damaged-xml',
    () => book(deflated(sheetPart, '<worksheet><sheetData/><sheetData/></worksheet>')),
  ],
  [
    'a second document behind the first',
    'damaged-xml',
    () => book(deflated(sheetPart, sheetOf('') + sheetOf(cell('A1')))),
  ],
  ['an entity nobody declared', 'damaged-xml', () => sheet('<row r="1"><c t="str"><v>&nbsp;</v></c></row>')],
  [
    'a control character by reference',
    'damaged-xml',
    () => sheet('<row r="1"><c t="str"><v>&#0;</v></c></row>'),
  ],
  [
    'a cell type from a prototype',
    'damaged-xml',
    () => sheet('<row r="1"><c t="constructor"><v>1</v></c></row>'),
  ],
  ['an external entity in the sheet', 'doctype', () => book(deflated(sheetPart, xxe('worksheet')))],
  ['an external entity in the strings', 'doctype', () => book(deflated(stringsPart, xxe('sst')))],
  ['an external entity in the workbook', 'doctype', () => book(deflated('xl/workbook.xml', xxe('workbook')))],
  [
    'an external entity in the relationships',
    'doctype',
    () => book(deflated('_rels/.rels', xxe('Relationships'))),
  ],
  [
    'a billion laughs',
    'doctype',
    () => book(deflated(stringsPart, `${laughs}<sst><si><t>&j;</t></si></sst>`)),
  ],
  [
    'bytes that are no UTF-8',
    'not-utf8',
    () => book(deflated(sheetPart, Buffer.from(sheetOf('<row><c t="str"><v>\xE4</v></c></row>'), 'latin1'))),
  ],
  [
    'a character cut by the end',
    'not-utf8',
    () => book(deflated(sheetPart, Buffer.from([...Buffer.from(sheetOf('')), 0xc3]))),
  ],
  ['NUL', 'not-utf8', () => sheet('<row><c t="str"><v>a\0b</v></c></row>')],
  [
    'another encoding',
    'not-utf8',
    () => book(deflated(sheetPart, `<?xml version="1.0" encoding="ISO-8859-1"?>${sheetOf('')}`)),
  ],
  [
    'a value in cell XFD1048576',
    'too-many-columns',
    () => sheet('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  ],
  ['a value in cell ZZZZZZ1', 'bad-reference', () => sheet(cell('ZZZZZZ1'))],
  [
    'a value in row 4 000 000 000',
    'bad-reference',
    () => sheet('<row r="4000000000"><c r="A4000000000"><v>1</v></c></row>'),
  ],
  ['a cell of another row', 'bad-reference', () => sheet(cell('A2'))],
  ['a row that comes twice', 'bad-reference', () => sheet(cell('A1') + cell('A1'))],
  ['a cell that comes twice', 'bad-reference', () => sheet('<row r="1"><c r="A1"/><c r="A1"/></row>')],
  [
    'text number 99 999 999',
    'bad-string-index',
    () => sheet('<row r="1"><c r="A1" t="s"><v>99999999</v></c></row>'),
  ],
  ['text number -1', 'bad-string-index', () => sheet('<row r="1"><c r="A1" t="s"><v>-1</v></c></row>')],
  [
    'a sheet that is not there',
    'missing-part',
    () => rawZip(bareWorkbook().filter(({ name }) => name !== sheetPart)),
  ],
  [
    'a sheet of no relationship',
    'bad-relationship',
    () => book(deflated('xl/_rels/workbook.xml.rels', relationships(''))),
  ],
  [
    'a sheet on another machine',
    'bad-relationship',
    () =>
      book(
        deflated(
          'xl/_rels/workbook.xml.rels',
          relationships(
            '<Relationship Id="a" Type="x/worksheet" TargetMode="External" Target="http://127.0.0.1:9/"/>',
          ),
        ),
      ),
  ],
  [
    'a workbook of charts only',
    'no-sheet',
    () =>
      book(
        deflated(
          'xl/_rels/workbook.xml.rels',
          relationships('<Relationship Id="a" Type="x/chartsheet" Target="c.xml"/>'),
        ),
      ),
  ],
  [
    'an xlsb',
    'binary-workbook',
    () =>
      rawZip([
        deflated(
          '_rels/.rels',
          relationships('<Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.bin"/>'),
        ),
      ]),
  ],
  ['some other zip', 'not-a-workbook', () => rawZip([stored('image.jpg', 'x')])],
  [
    'a Word document',
    'not-a-workbook',
    () =>
      rawZip([
        deflated(
          '_rels/.rels',
          relationships('<Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/>'),
        ),
        deflated('word/document.xml', '<w:document/>'),
      ]),
  ],
  ['an empty zip', 'not-a-workbook', () => rawZip([])],
  ['random bytes', 'not-a-workbook', () => Buffer.concat([Buffer.from([0, 255]), randomBytes(5000)])],
  ['nothing', 'empty-file', () => Buffer.alloc(0)],
];

function halved(entry: RawEntry): RawEntry {
  return { ...entry, packed: entry.packed.subarray(0, entry.packed.length / 2) };
}

let answers: Record<string, string>;
let peakBytes: number;

beforeAll(async () => {
  const reader = { module: new URL('fixtures/readWorkbook.ts', import.meta.url), name: 'readWorkbook' };
  ({ answers, peakBytes } = await refusals(
    hostile.map(([, , file]) => file),
    reader,
  ));
}, 60_000);

it.each(hostile.map(([claim, code], number) => ({ claim, code, number })))(
  '$claim is refused as $code (abuse cases 47 to 51)',
  ({ code, number }) => {
    expect(answers[number]).toBe(code);
  },
);

it('refusing them all takes little memory', () => {
  expect(peakBytes).toBeLessThan(512 * MB);
});
