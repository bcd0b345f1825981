import { beforeAll, expect, it } from 'vitest';
import type { ImportReport } from '../../../../resources/calls/importReport.ts';
import { importApp, type ImportApp } from '../../../../tests/setup/importApp.ts';
import { languageOfEtim } from './readEtim.ts';
import { zipOf } from '../../../../tests/setup/sendMedia.ts';

let world: ImportApp;

beforeAll(async () => {
  world = await importApp();
  await world.database
    .write`update category set etim_classes = '{EC000001}' where sid in ('fenster', 'tueren')`;
});

/** As ETIM writes them: UTF-16 without byte order mark, with semicolons. */
const table = (...lines: string[]) => Buffer.from(`${lines.join('\r\n')}\r\n`, 'utf16le');
const classes = [
  '1;EC000001;EF000008;N;EU570448;1',
  '2;EC000001;EF000007;A;;2',
  '3;EC000001;EF000136;L;;3',
  '4;EC999999;EF999999;L;;1',
];
const tables = (language: string) => ({
  'ETIMARTCLASSFEATUREMAP.csv': table(
    'ARTCLASSFEATURENR;ARTCLASSID;FEATUREID;FEATURETYPE;UNITOFMEASID;SORTNR',
    ...classes,
  ),
  'ETIMARTCLASSFEATUREVALUEMAP.csv': table(
    'ARTCLASSFEATUREVALUENR;ARTCLASSFEATURENR;VALUEID;SORTNR',
    '1;2;EV000001;1',
    '2;2;EV000002;2',
  ),
  'ETIMFEATURE.csv': table(
    'FEATUREID;FEATUREGROUPID;FEATUREDESC',
    `EF000008;EFG00011;Width ${language}`,
    `EF000007;EFG00003;Colour ${language}`,
    `EF000136;EFG00016;Lockable ${language}`,
  ),
  'ETIMFEATUREGROUP.csv': table(
    'FEATUREGROUPID;FEATUREGROUPDESC',
    'EFG00011;Measurements',
    'EFG00003;Colour',
  ),
  'ETIMVALUE.csv': table('VALUEID;VALUEDESC', `EV000001;White ${language}`, `EV000002;Black ${language}`),
  'ETIMUNIT.csv': table('UNITOFMEASID;UNITDESC', 'EU570448;mm'),
});

async function send(files: Record<string, Buffer>, lang = 'en'): Promise<ImportReport> {
  const body = await zipOf(files);
  const answer = await world.call('POST', `attribute/file/CH?lang=${lang}`, 'editor', {
    headers: { 'content-type': 'application/zip' },
    payload: body,
  });
  return world.reportOf(answer);
}

it('ETIM’s tables bring what the classes of our categories ask for, in the language of its sender (behaviour B363)', async () => {
  const report = await send(tables('en'));
  expect(report.issues).toEqual([]);
  expect(report).toMatchObject({ read: 3, created: 3, failed: 0 });
  expect(await send(tables('en'))).toMatchObject({ unchanged: 3 });
  expect(await send(tables('de'), 'de')).toMatchObject({ changed: 3 });
  const asking = ['fenster', 'tueren'].map((sid) => ({ sid, required: false }));
  expect(
    await world.database.read`
      select sid, name, kind, unit, "group", choices, categories from attribute where sid like 'EF%' order by sid`,
  ).toEqual([
    {
      sid: 'EF000007',
      name: { en: 'Colour en', de: 'Colour de' },
      kind: 'choice',
      unit: null,
      group: 'material',
      choices: [
        { sid: 'EV000001', label: { en: 'White en', de: 'White de' } },
        { sid: 'EV000002', label: { en: 'Black en', de: 'Black de' } },
      ],
      categories: asking,
    },
    {
      sid: 'EF000008',
      name: { en: 'Width en', de: 'Width de' },
      kind: 'number',
      unit: 'mm',
      group: 'dimensions',
      choices: [],
      categories: asking,
    },
    {
      sid: 'EF000136',
      name: { en: 'Lockable en', de: 'Lockable de' },
      kind: 'yesNo',
      unit: null,
      group: 'classification',
      choices: [],
      categories: asking,
    },
  ]);
});

it('Tables of classes that no category carries are refused, and say what to do', async () => {
  const { 'ETIMARTCLASSFEATUREMAP.csv': _, ...others } = tables('en');
  const foreign = table(
    'ARTCLASSFEATURENR;ARTCLASSID;FEATUREID;FEATURETYPE;UNITOFMEASID;SORTNR',
    classes[3] ?? '',
  );
  const report = await send({ ...others, 'ETIMARTCLASSFEATUREMAP.csv': foreign });
  expect(report).toMatchObject({ state: 'refused', issues: [{ code: 'no-class-carried' }] });
});

it('One table alone says what it says: features of our classes, and what features and values that we have are called', async () => {
  const alone = async (table: keyof ReturnType<typeof tables>, language: string) =>
    world.reportOf(
      await world.call('POST', `attribute/file/CH?lang=${language}`, 'editor', {
        headers: { 'content-type': 'text/csv' },
        payload: tables(language)[table],
      }),
    );
  await world.database.write`delete from attribute where sid like 'EF%'`;
  // Nothing that is known is called anything yet.
  expect(await alone('ETIMFEATURE.csv', 'en')).toMatchObject({
    state: 'refused',
    issues: [{ code: 'no-class-carried' }],
  });
  expect(await alone('ETIMARTCLASSFEATUREMAP.csv', 'en')).toMatchObject({ created: 3, issues: [] });
  expect(await alone('ETIMFEATURE.csv', 'fr')).toMatchObject({ read: 3, changed: 3, issues: [] });
  expect(await alone('ETIMFEATURE.csv', 'en')).toMatchObject({ read: 3, changed: 3, issues: [] });
  await send(tables('en'));
  expect(await alone('ETIMVALUE.csv', 'it')).toMatchObject({ read: 1, changed: 1, issues: [] });
  expect(await alone('ETIMVALUE.csv', 'it')).toMatchObject({ unchanged: 1 });
  expect(await alone('ETIMARTCLASSFEATUREMAP.csv', 'de')).toMatchObject({ unchanged: 3 });
  expect(
    await world.database
      .read`select sid, name, unit, choices from attribute where sid in ('EF000007', 'EF000008') order by sid`,
  ).toEqual([
    {
      sid: 'EF000007',
      name: { en: 'Colour en', fr: 'Colour fr' },
      unit: null,
      choices: [
        { sid: 'EV000001', label: { en: 'White en', it: 'White it' } },
        { sid: 'EV000002', label: { en: 'Black en', it: 'Black it' } },
      ],
    },
    { sid: 'EF000008', name: { en: 'Width en', fr: 'Width fr' }, unit: 'mm', choices: [] },
  ]);
  for (const table of ['ETIMUNIT.csv', 'ETIMFEATUREGROUP.csv', 'ETIMARTCLASSFEATUREVALUEMAP.csv'] as const)
    expect(await alone(table, 'de')).toMatchObject({
      state: 'refused',
      issues: [{ code: 'etim-table-alone' }],
    });
});

it('The name of the file says in which language the tables are, where it says one', () => {
  expect(languageOfEtim('ETIM-10.0-ALL-SECTORS-CSV-METRIC-EI-2024-12-05.zip', 'de')).toBe('en');
  expect(languageOfEtim('ETIM-10.0_FR.zip', 'de')).toBe('fr');
  expect(languageOfEtim('ETIM-10.0-CSV.zip', 'it')).toBe('it');
  expect(languageOfEtim(null, 'it')).toBe('it');
});
