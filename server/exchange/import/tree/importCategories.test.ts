import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportReport } from '../../../../resources/calls/importReport.ts';
import { importApp, type ImportApp } from '../../../../tests/setup/importApp.ts';
import { workbookOf } from '../../../../tests/setup/workbook.ts';

let world: ImportApp;

beforeAll(async () => {
  world = await importApp();
});

beforeEach(async () => {
  await world.database.write`delete from term`;
});

const download = async (format: 'xlsx' | 'csv'): Promise<Buffer> =>
  (await world.call('GET', `category/${format}/CH`, 'editor')).rawPayload;

async function send(body: Buffer | string, { who = 'editor', query = '' } = {}): Promise<ImportReport> {
  const answer = await world.call('POST', `category/file/CH?lang=de${query}`, who, {
    headers: { 'content-type': 'text/csv' },
    payload: body,
  });
  return world.reportOf(answer);
}

const undo = (id: string) => world.call('POST', `report/${id}/undo`, 'editor');
const faultsOf = ({ issues }: ImportReport) =>
  issues.map(({ row, code, column }) => `${row} ${column} ${code}`).sort();
const treeVersion = async () =>
  (await world.call('GET', 'category-relation/tree/CH', 'editor')).json().version as number;

const header = 'Kennung,Pfad,Name,Name (FR),Begriffe,IFC,eBKP-H,ETIM,BKP,NPK,Verlangte Merkmale';
const branch = [
  header,
  'garten,,Garten,Jardin,,,,,,,',
  'zaun,garten,Zaun,Clôture,Hag; Einfriedung,IfcRailing,I 3.1,EC000001,421,,breite*; farbe',
  'tor,Garten > Zaun,Tor,Portail,,IfcDoor,,,,181.111,',
];

describe('A table of categories', () => {
  it('hangs them, names them, gives them classes and has them ask for attributes (behaviour B361)', async () => {
    const report = await send(branch.join('\n'));
    expect(report).toMatchObject({ read: 3, created: 3, failed: 0, entity: 'category', issueCount: 0 });
    const { database } = world;
    expect(
      await database.read`
        select c.sid, r.parent_sid, c.name, c.ifc_classes, c.ebkph_codes, c.npk_codes
        from category c join category_relation r on r.child_sid = c.sid and r.platform = 'CH'
        where c.sid in ('garten', 'zaun', 'tor') order by c.id`,
    ).toMatchObject([
      { sid: 'garten', parent_sid: 'root_category', name: { de: 'Garten', fr: 'Jardin' } },
      { sid: 'zaun', parent_sid: 'garten', ifc_classes: ['IfcRailing'], ebkph_codes: ['I 3.1'] },
      { sid: 'tor', parent_sid: 'zaun', npk_codes: ['181.111'] },
    ]);
    expect(await database.read`select text, language, category from term order by text`).toEqual([
      { text: 'Einfriedung', language: 'de', category: 'zaun' },
      { text: 'Hag', language: 'de', category: 'zaun' },
    ]);
    expect(
      await database.read`
        select a.sid, one ->> 'required' as required from attribute a, jsonb_array_elements(a.categories) one
        where one ->> 'sid' = 'zaun' order by a.sid`,
    ).toEqual([
      { sid: 'breite', required: 'true' },
      { sid: 'farbe', required: 'false' },
    ]);
  });

  it('comes a second time without a change, in a dry run too, and an undo takes all of it back', async () => {
    const first = await send(branch.join('\n'));
    if (first.created === 0) await send(branch.join('\n'));
    const version = await treeVersion();
    expect(await send(branch.join('\n'))).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
    expect(await treeVersion()).toBe(version);
    const moved = [header, 'tor,garten,Tor,Portail,,IfcDoor,,,,181.111,'].join('\n');
    expect(await send(moved, { query: '&dryRun=true' })).toMatchObject({ changed: 1, dryRun: true });
    expect(await treeVersion()).toBe(version);
    const { id, ...report } = await send(moved);
    expect(report).toMatchObject({ changed: 1, failed: 0 });
    expect(await treeVersion()).toBeGreaterThan(version);
    expect((await undo(id)).json()).toMatchObject({ changed: 1, keptCount: 0 });
    expect(await treeVersion()).toBeGreaterThan(version + 1);
    expect(await send(branch.join('\n'))).toMatchObject({ unchanged: 3 });
  });

  it('is written and read back without a change, as a workbook and as a text', async () => {
    await world.database.write`update category set name = name || '{"it": "-"}' where sid = 'fenster'`;
    await world.database.write`
      update category set shown_attributes = '[{"attribute": "farbe", "isFilter": true}, {"attribute": "breite", "isFilter": true, "isColumn": true, "unit": "cm"}]'
      where sid = 'fenster'`;
    for (const format of ['xlsx', 'csv'] as const) {
      const report = await send(await download(format));
      expect(faultsOf(report)).toEqual([]);
      expect(report).toMatchObject({ created: 0, changed: 0, failed: 0, unchanged: report.read });
    }
    await world.database.write`update category set name = name - 'it' where sid = 'fenster'`;
  });

  it('with a circle, a parent that is missing, the same one twice or one that products need names each row', async () => {
    await world.send({
      body: await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ['A1', 'Fenster', 'fenster']),
    });
    const report = await send(
      [
        header,
        'a,b,A,,,,,,,,',
        'b,a,B,,,,,,,,',
        'c,weg,C,,,,,,,,',
        'd,c,D,,,,,,,,',
        'e,,E,,,,,,,,',
        'e,,E,,,,,,,,',
        'fenster,-,Fenster,,,,,,,,',
        'f,,F,,,,,,27a,,unsinn',
      ].join('\n'),
    );
    expect(faultsOf(report)).toEqual([
      '2 B cycle',
      '3 B cycle',
      '4 B unknown-category',
      '5 B unknown-category',
      '7 A duplicate-key',
      '8 B has-children',
      '9 I bkp-shape',
      '9 K unknown-attribute',
    ]);
    expect(report).toMatchObject({ state: 'refused', created: 0, failed: 7 });
  });

  it('is taken back as it came, categories, places, terms and what they ask for', async () => {
    const body = [
      header,
      'neu,,Neu,,Neuling,,,,,,farbe',
      'neuer,neu,Neuer,,,,,,,,',
      'neuster,neu > neuer,Neuster,,,,,,,,',
    ].join('\n');
    const { id } = await send(body);
    const answer = (await undo(id)).json();
    expect(answer).toMatchObject({ keptCount: 0 });
    const { read } = world.database;
    expect(await read`select sid from category where sid like 'neu%'`).toEqual([]);
    expect(await read`select child_sid from category_relation where child_sid like 'neu%'`).toEqual([]);
    expect(await read`select sid from term`).toEqual([]);
    expect(await read`select sid from attribute where categories @> '[{"sid": "neu"}]'`).toEqual([]);
  });

  it('comes from nobody but who keeps categories', async () => {
    const answer = await world.call('POST', 'category/file/CH', 'supplier', {
      headers: { 'content-type': 'text/csv' },
      payload: branch.join('\n'),
    });
    expect(answer.statusCode).toBe(403);
  });
});
