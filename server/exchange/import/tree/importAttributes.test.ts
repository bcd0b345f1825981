import { beforeAll, expect, it } from 'vitest';
import type { ImportReport } from '../../../../resources/calls/importReport.ts';
import { importApp, type ImportApp } from '../../../../tests/setup/importApp.ts';

let world: ImportApp;

beforeAll(async () => {
  world = await importApp();
});

async function send(body: Buffer | string): Promise<ImportReport> {
  const answer = await world.call('POST', 'attribute/file/CH?lang=de', 'editor', {
    headers: { 'content-type': 'text/csv' },
    payload: body,
  });
  return world.reportOf(answer);
}

const header = 'Kennung;Name;Name (EN);Art;Einheit;Gruppe;Auswahl;Auswahl (EN);Kategorien';
const rows = [
  'laenge;Länge;Length;Zahl;m;Abmessungen;;;Fenster*',
  'holzart;Holzart;Wood;Auswahl;;Material;"fichte=Fichte\nlaerche=Lärche; sibirisch";laerche=Larch;fenster',
];

it('A table of attributes brings their names, units, choices and who asks for them (behaviour B362)', async () => {
  const report = await send([header, ...rows].join('\n'));
  expect(report.issues).toEqual([]);
  expect(report).toMatchObject({ created: 2, failed: 0, entity: 'attribute' });
  expect(
    await world.database.read`
      select sid, name, kind, unit, "group", choices, categories from attribute
      where sid in ('laenge', 'holzart') order by id`,
  ).toEqual([
    {
      sid: 'laenge',
      name: { de: 'Länge', en: 'Length' },
      kind: 'number',
      unit: 'm',
      group: 'dimensions',
      choices: [],
      categories: [{ sid: 'fenster', required: true }],
    },
    {
      sid: 'holzart',
      name: { de: 'Holzart', en: 'Wood' },
      kind: 'choice',
      unit: null,
      group: 'material',
      choices: [
        { sid: 'fichte', label: { de: 'Fichte' } },
        { sid: 'laerche', label: { de: 'Lärche; sibirisch', en: 'Larch' } },
      ],
      categories: [{ sid: 'fenster', required: false }],
    },
  ]);
});

it('What a row does not say stays, and what it says is judged by cell', async () => {
  await send([header, ...rows].join('\n'));
  const report = await send('Kennung;Einheit\nlaenge;cm\n');
  expect(report).toMatchObject({ changed: 1, failed: 0 });
  const faulty = await send('Kennung;Name;Art;Gruppe;Kategorien\nneu;Neu;Gedicht;Abmessungen;weg\n');
  expect(faulty.issues.map(({ column, code }) => `${column} ${code}`).sort()).toEqual([
    'C unknown-choice',
    'E unknown-category',
  ]);
});

it('All attributes are written and read back without a change', async () => {
  await world.database.write`update attribute set name = name || '{"it": "-"}' where sid = 'breite'`;
  for (const format of ['xlsx', 'csv']) {
    const table = await world.call('GET', `attribute/${format}/all`, 'editor');
    const report = await send(table.rawPayload);
    expect(report.issues).toEqual([]);
    expect(report).toMatchObject({ created: 0, changed: 0, failed: 0, unchanged: report.read });
  }
});
