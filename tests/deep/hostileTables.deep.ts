import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { refusals } from '../../server/base/workbook/fixtures/refusals.ts';

const MB = 1024 * 1024;
const sheet = (rows: string) =>
  `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="S"><Table>${rows}</Table></Worksheet></Workbook>`;
const head = `V 010126${' '.repeat(115)}04EUR\n`;
const noise = randomBytes(MB / 2).toString('hex');

/** What is wrong with the file, the code that must name it, and the file. */
const large: readonly (readonly [claim: string, code: string, file: () => Buffer])[] = [
  [
    'SpreadsheetML with more rows than we take',
    'too-many-rows',
    () => Buffer.from(sheet('<Row><Cell><Data ss:Type="Number">1</Data></Cell></Row>'.repeat(1_000_001))),
  ],
  [
    'BMEcat with more products',
    'too-many-rows',
    () =>
      Buffer.from(
        `<BMECAT>${'<PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID></PRODUCT>'.repeat(1_000_001)}</BMECAT>`,
      ),
  ],
  [
    'BMEcat with more groups',
    'too-many-rows',
    () =>
      Buffer.from(
        `<BMECAT>${Array.from({ length: 1_000_001 }, (_, n) => `<CATALOG_STRUCTURE><GROUP_ID>${n}</GROUP_ID></CATALOG_STRUCTURE>`).join('')}</BMECAT>`,
      ),
  ],
  [
    'ETIM xChange with more products',
    'too-many-rows',
    () => Buffer.from(`{"CatalogueId":"1","Supplier":[{"Product":[${'{},'.repeat(1_000_001)}{}]}]}`),
  ],
  ['JSON with more records', 'too-many-rows', () => Buffer.from('{"a":1}\n'.repeat(1_000_001))],
  [
    'DATANORM with more articles',
    'too-large',
    () =>
      Buffer.from(
        head + Array.from({ length: 1_000_001 }, (_, n) => `A;N;${'0'.repeat(120)}${n};00;x\n`).join(''),
      ),
  ],
  [
    'DATANORM with more texts than memory gets',
    'too-large',
    () =>
      Buffer.from(head + Array.from({ length: 140 }, (_, n) => `T;N;${n};;1;;${noise.slice(n)};\n`).join('')),
  ],
];

it('Tables of any format that are larger than we take are refused by name, in little memory', async () => {
  const module = new URL('../../server/exchange/import/formats/fixtures/readTable.ts', import.meta.url);
  const { answers, peakBytes } = await refusals(
    large.map(([, , file]) => file),
    { module, name: 'readTable' },
  );
  for (const [place, [claim, code]] of large.entries()) expect.soft(answers[place], claim).toBe(code);
  expect(peakBytes).toBeLessThan(700 * MB);
}, 300_000);
