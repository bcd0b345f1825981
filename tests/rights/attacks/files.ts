import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { workbookOf } from '../../setup/workbook.ts';
import type { Attack, Proof, SentPart, Step } from '../attacking/Attack.ts';
import { otherThan, succeeded } from '../attacking/proofs.ts';
import { form, written } from '../attacking/steps.ts';
import { zipOf } from '../attacking/zipOf.ts';

const who = 'supplier';
const a = (
  title: string,
  steps: readonly Step[],
  through: readonly Proof[] = [succeeded],
  more: Partial<Attack> = {},
): Attack => ({
  title,
  who,
  steps,
  through,
  ...more,
});
const text = (value: string) => Buffer.from(value, 'latin1');
const part = (bytes: SentPart['bytes'], name = 'a.png', type = 'image/png'): SentPart => ({
  bytes,
  name,
  type,
});
const picture = (bytes: SentPart['bytes'], name?: string, type?: string) =>
  form('/import/image/CH/productImage', { orgaSid: 'alpenfenster', file: part(bytes, name, type) });
const paper = (bytes: SentPart['bytes'], name = 'a.pdf', type = 'application/pdf') =>
  form('/import/file/CH', { orgaSid: 'alpenfenster', file: part(bytes, name, type) });
const book = (bytes: SentPart['bytes'], name = 'a.xlsx') =>
  form('/import/product/xlsx/CH?orgaSid=alpenfenster&dryRun=true', {
    file: part(bytes, name, 'application/zip'),
  });

const green = () => sharp({ create: { width: 4, height: 2, channels: 3, background: '#0c0' } });
const chunk = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, text(name), data, Buffer.alloc(4)]);
};
/** A PNG that says these measures and holds nearly nothing. */
function png(width: number, height: number, data = Buffer.alloc(64)): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    text('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
const sheetXml = (rows: string, before = '') =>
  `<?xml version="1.0"?>${before}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const bookOf =
  (sheet: string | Buffer, more: Record<string, string | Buffer> = {}) =>
  () =>
    zipOf({
      '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
      'xl/workbook.xml':
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Produkte" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': sheet,
      ...more,
    });
const cell = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const heading = `<row r="1">${cell('A1', 'Artikelnummer')}${cell('B1', 'Titel')}</row>`;
const answersAtAll = otherThan(200, 202, 400, 409, 413, 415, 422);
const rows = (json: string) => written('POST', '/import/product/CH?orgaSid=alpenfenster&dryRun=true', json);

export const files: readonly Attack[] = [
  a('a page of HTML as a picture', [picture(text('<html><script>alert(1)</script>'))]),
  a('a drawing with a script as a picture', [
    picture(
      text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'),
    ),
    picture(
      text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'a.svg',
      'image/svg+xml',
    ),
  ]),
  a('a drawing that reads a file', [
    picture(
      text(
        '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>',
      ),
      'a.svg',
      'image/svg+xml',
    ),
  ]),
  a('a drawing that asks an address', [
    picture(
      text(
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"><image xlink:href="http://127.0.0.1:1/"/></svg>',
      ),
    ),
  ]),
  a('a drawing that is packed', [
    picture(gzipSync('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'a.svgz'),
  ]),
  a('a paper as a picture', [picture(text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'))]),
  a('a program as a picture', [
    picture(Buffer.concat([text('\x7fELF'), Buffer.alloc(200)])),
    picture(Buffer.concat([text('MZ'), Buffer.alloc(200)])),
  ]),
  a('the language of old tools as a picture', [
    picture(
      text(
        'push graphic-context\nviewbox 0 0 640 480\nfill url(https://evil.example/x.png)\npop graphic-context',
      ),
    ),
    picture(text('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file\nshowpage')),
  ]),
  a('a picture of numbers as text', [
    picture(text('P3 2 2 255 0 0 0 0 0 0 0 0 0 0 0 0')),
    picture(text('BM' + '\0'.repeat(60))),
  ]),
  a('a film and a sound as a picture', [
    picture(Buffer.concat([text('\0\0\0\x18ftypisom'), Buffer.alloc(200)])),
    picture(Buffer.concat([text('RIFF\x40\0\0\0WAVE'), Buffer.alloc(200)])),
  ]),
  a('nothing as a picture', [picture(Buffer.alloc(0))]),
  a('one byte as a picture', [
    picture(Buffer.alloc(1)),
    picture(text('\x89PNG\r\n\x1a\n')),
    picture(text('\xff\xd8\xff')),
  ]),
  a('a picture of two thousand million points', [picture(png(50_000, 40_000))]),
  a('a picture as wide as a number goes', [
    picture(png(2_147_483_647, 1)),
    picture(png(1, 2_147_483_647)),
    picture(png(4_294_967_295, 4_294_967_295)),
  ]),
  a('a picture without width', [picture(png(0, 0)), picture(png(0, 9))]),
  a('a picture that unpacks to much more than it says', [picture(() => png(4, 4, Buffer.alloc(30_000_000)))]),
  a('a picture that is cut off', [
    picture(async () => (await green().jpeg().toBuffer()).subarray(0, 200)),
    picture(async () => (await green().png().toBuffer()).subarray(0, 60)),
  ]),
  a(
    'a picture with a page behind it',
    [
      picture(
        async () => Buffer.concat([await green().gif().toBuffer(), text('<script>alert(1)</script>')]),
        'a.html',
        'text/html',
      ),
    ],
    [(answers) => (/<script>/.test(answers[0]?.body ?? '') ? 'it comes back' : undefined)],
    { mayChange: true },
  ),
  a(
    'a picture with a place in it that is to be forgotten',
    [
      {
        ...picture(async () =>
          green()
            .withExif({ IFD0: { Copyright: 'geheimer-ort' } })
            .jpeg()
            .toBuffer(),
        ),
        remember: { hash: 'hash' },
      },
      { url: '/api/image/productImage/{hash}/full', headers: { host: 'ch.localhost' } },
    ],
    [
      (answers) => (answers[1]?.bytes?.includes('geheimer-ort') ? 'the place is still in it' : undefined),
      otherThan(200),
    ],
    { mayChange: true },
  ),
  a('a picture that says it is JSON', [
    {
      method: 'POST',
      url: '/api/import/image/CH/productImage',
      headers: { 'content-type': 'application/json' },
      body: '{"url":"http://127.0.0.1:1/"}',
    },
  ]),
  a('a picture by its address', [
    form('/import/image/CH/productImage', { orgaSid: 'alpenfenster', file: 'http://127.0.0.1:1/a.png' }),
    form('/import/image/CH/productImage', {
      orgaSid: 'alpenfenster',
      url: 'http://127.0.0.1:1/a.png',
      file: part(text('x')),
    }),
  ]),
  a('a picture whose name leads out', [
    picture(text('x'), '../../../../etc/cron.d/x'),
    picture(text('x'), 'C:\\windows\\x.png'),
    picture(text('x'), '\u202egnp.exe'),
  ]),
  a(
    'a picture of a kind there is not',
    [
      form('/import/image/CH/__proto__', { orgaSid: 'alpenfenster', file: part(text('x')) }),
      form('/import/image/CH/..%2flogo', { orgaSid: 'alpenfenster', file: part(text('x')) }),
    ],
    [succeeded],
    { meetsNothing: true },
  ),
  a('a picture for a product that leads elsewhere', [
    form('/import/image/CH/productImage', {
      orgaSid: 'alpenfenster',
      productSid: '../andere/a1',
      file: part(() => green().png().toBuffer()),
    }),
    form('/import/image/CH/productImage', {
      orgaSid: 'alpenfenster',
      productSid: 'a1',
      file: part(() => green().png().toBuffer()),
    }),
  ]),
  a('a page of HTML as a paper', [
    paper(text('<html><script>alert(1)</script>')),
    paper(text('<script>alert(1)</script>%PDF-1.7\n%%EOF')),
  ]),
  a('a paper that begins late', [
    paper(
      Buffer.concat([text('<html><script>alert(1)</script>' + ' '.repeat(900)), text('%PDF-1.7\n%%EOF\n')]),
    ),
  ]),
  a('a picture as a paper', [paper(() => green().png().toBuffer())]),
  a('an archive as a paper', [paper(() => zipOf({ 'a.txt': 'x' }))]),
  a('nothing as a paper', [paper(Buffer.alloc(0)), paper(text('%PDF'))]),
  a(
    'a paper that is looked at by itself',
    [
      {
        ...paper(text('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF\n')),
        remember: {},
      },
    ],
    [(answers) => ((answers[0]?.status ?? 0) >= 500 ? 'a fault' : undefined)],
    { mayChange: true },
  ),
  a(
    'an archive that unpacks to a gigabyte',
    [book(bookOf(Buffer.alloc(300_000_000, 32)))],
    [answersAtAll, succeeded],
  ),
  a('an archive that says it is small', [book(() => zipOf({ 'xl/workbook.xml': '<x/>' }, { saidSize: 1 }))]),
  a('an archive that says it is endless', [
    book(() => zipOf({ 'xl/workbook.xml': '<x/>' }, { saidSize: 0xfffffffe })),
  ]),
  a('an archive of ten thousand files', [
    book(() =>
      zipOf(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`xl/x${index}.xml`, '<x/>']))),
    ),
  ]),
  a('an archive that names one file twice', [
    book(() => zipOf({ 'xl/workbook.xml': '<x/>', 'XL/workbook.xml': '<x/>' })),
  ]),
  a(
    'an archive in which names lead out',
    [book(bookOf(sheetXml(heading), { '../../../../tmp/attack.txt': 'x', '/etc/x': 'x', 'C:\\x': 'x' }))],
    [succeeded],
  ),
  a('an archive that is cut off', [
    book(async () => (await workbookOf(['Artikelnummer'], ['x'])).subarray(0, 400)),
  ]),
  a('an archive with a way nobody unpacks', [
    book(() => zipOf({ 'xl/workbook.xml': '<x/>' }, { method: 99 })),
  ]),
  a('an archive that is encrypted', [
    book(() => zipOf({ 'xl/workbook.xml': '<x/>' }, { flags: 1 })),
    book(text('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' + '\0'.repeat(600))),
  ]),
  a('a sheet that reads a file', [
    book(
      bookOf(
        sheetXml(
          `<row r="1">${cell('A1', '&x;')}</row>`,
          '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
        ),
      ),
    ),
  ]),
  a('a sheet whose entities multiply', [
    book(
      bookOf(
        sheetXml(
          `<row r="1">${cell('A1', '&d;')}</row>`,
          '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;">]>',
        ),
      ),
    ),
  ]),
  a('a sheet that asks an address for its rules', [
    book(bookOf(sheetXml(heading, '<!DOCTYPE x SYSTEM "http://127.0.0.1:1/x.dtd">'))),
  ]),
  a(
    'a sheet with a cell at an impossible place',
    ['ZZZZZZ1', 'A99999999999', '1A', 'A0', 'A-1', '__proto__'].map((at) =>
      book(bookOf(sheetXml(`${heading}<row r="2">${cell(at, 'x')}</row>`))),
    ),
    [(answers) => (answers.some(({ status }) => status === 200) ? 'it was taken' : undefined)],
  ),
  a('a sheet with a row of another number', [
    book(bookOf(sheetXml(`<row r="1048577">${cell('A1048577', 'x')}</row>`))),
    book(bookOf(sheetXml(`<row r="-1">${cell('A1', 'x')}</row>`))),
    book(bookOf(sheetXml('<row r="1e9"/>'))),
  ]),
  a('a sheet whose texts are named by numbers out of reach', [
    book(
      bookOf(
        sheetXml(
          `${heading}<row r="2"><c r="A2" t="s"><v>99999999</v></c><c r="B2" t="s"><v>-1</v></c></row>`,
        ),
      ),
    ),
  ]),
  a('a sheet as deep as a well', [book(bookOf(sheetXml('<x>'.repeat(100_000))))]),
  a('a sheet that never ends a cell', [
    book(
      bookOf(
        sheetXml(heading).replace(
          '</sheetData></worksheet>',
          `<row r="2"><c r="A2" t="inlineStr"><is><t>${'x'.repeat(3_000_000)}`,
        ),
      ),
    ),
  ]),
  a('a sheet of broken UTF-8', [
    book(
      bookOf(Buffer.concat([text(sheetXml(heading).slice(0, -30)), Buffer.from([0xff, 0xfe, 0xc0, 0x80])])),
    ),
  ]),
  a('a sheet of UTF-16 and of UTF-7', [
    book(bookOf(Buffer.from(sheetXml(heading), 'utf16le'))),
    book(bookOf('<?xml version="1.0" encoding="UTF-7"?>+ADw-worksheet/+AD4-')),
  ]),
  a('a workbook whose sheet lies elsewhere', [
    book(
      bookOf('', {
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Type="x" Target="file:///etc/passwd"/></Relationships>',
      }),
    ),
    book(
      bookOf('', {
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Type="x" TargetMode="External" Target="http://127.0.0.1:1/"/></Relationships>',
      }),
    ),
  ]),
  a(
    'a workbook whose heading is the name of an object',
    [
      book(() =>
        workbookOf(['Artikelnummer', '__proto__', 'constructor', 'toString'], ['A-f1', 'x', 'x', 'x']),
      ),
    ],
    [answersAtAll],
  ),
  a(
    'numbers that are too large',
    [
      rows('[{"productInfo":{"articleNumber":1e400}}]'),
      rows('[{"attributes":{"breite":1e309}}]'),
      rows(`[{"productInfo":{"articleNumber":"x","gtins":[${'9'.repeat(400)}]}}]`),
      rows('[{"sid":-0}]'),
    ],
    [answersAtAll],
  ),
  a('a file of one long line of nothing', [rows(' '.repeat(3_000_000)), rows(`[${','.repeat(1000)}]`)]),
  a('JSON as deep as a well in a file', [
    rows('['.repeat(200_000)),
    rows(`[{"productInfo":${'{"a":'.repeat(50_000)}`),
  ]),
  a('JSON that is no list', ['{}', '"x"', 'null', '1', '[[]]', '[null]', '[1]', '["x"]'].map(rows), [
    (answers) => (answers.some(({ status }) => status === 200) ? 'it was taken' : undefined),
  ]),
  a('JSON with a mark at its beginning and half a letter', [
    rows('\ufeff[{"sid":"f1","productInfo":{"articleNumber":"\\ud800"}}]'),
    rows('[{"productInfo":{"articleNumber":"a\\u0000"}}]'),
  ]),
  a('JSON that is packed', [
    {
      method: 'POST',
      url: '/api/import/product/CH?orgaSid=alpenfenster&dryRun=true',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync('[]'),
    },
    {
      method: 'POST',
      url: '/api/import/product/CH?orgaSid=alpenfenster&dryRun=true',
      headers: { 'content-type': 'application/json', 'content-encoding': 'deflate' },
      body: deflateRawSync('[]'),
    },
  ]),
  a('a form without its end', [
    {
      method: 'POST',
      url: '/api/import/image/CH/productImage',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx',
    },
  ]),
  a('a form without a boundary', [
    {
      method: 'POST',
      url: '/api/import/image/CH/productImage',
      headers: { 'content-type': 'multipart/form-data' },
      body: 'x',
    },
    {
      method: 'POST',
      url: '/api/import/image/CH/productImage',
      headers: { 'content-type': `multipart/form-data; boundary=${'b'.repeat(9000)}` },
      body: 'x',
    },
  ]),
  a('a form with two files', [
    {
      method: 'POST',
      url: '/api/import/file/CH',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b\r\nContent-Disposition: form-data; name="orgaSid"\r\n\r\nalpenfenster\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF-1.7\n%%EOF\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="b"\r\n\r\n<script>\r\n--b--\r\n',
    },
  ]),
  a('a form that names the company twice', [
    {
      method: 'POST',
      url: '/api/import/file/CH',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b\r\nContent-Disposition: form-data; name="orgaSid"\r\n\r\nalpenfenster\r\n--b\r\nContent-Disposition: form-data; name="orgaSid"\r\n\r\nandere\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF-1.7\nzwei\n%%EOF\r\n--b--\r\n',
    },
  ]),
  a('a form that names the company behind the file', [
    {
      method: 'POST',
      url: '/api/import/file/CH',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF-1.7\ndrei\n%%EOF\r\n--b\r\nContent-Disposition: form-data; name="orgaSid"\r\n\r\nandere\r\n--b--\r\n',
    },
  ]),
];
