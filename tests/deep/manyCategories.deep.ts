import { beforeAll, expect, it } from 'vitest';
import { importApp, type ImportApp } from '../setup/importApp.ts';

let world: ImportApp;

beforeAll(async () => {
  world = await importApp();
});

it('A taxonomy of 514 categories with a term each comes in one file, and goes again by one undo', async () => {
  const rows = Array.from({ length: 514 }, (_, index) => {
    const parent = index < 14 ? '' : `gross${(index - 14) % 14}`;
    return [index < 14 ? `gross${index}` : `klein${index}`, parent, `Kategorie ${index}`, `Wort ${index}`];
  });
  const body = ['Kennung,Oberkategorie,Name,Begriffe', ...rows.map((cells) => cells.join(','))].join('\n');
  const answer = await world.call('POST', 'category/file/CH?lang=de', 'editor', {
    headers: { 'content-type': 'text/csv' },
    payload: body,
  });
  const report = world.reportOf(answer);
  expect(report).toMatchObject({ created: 514, failed: 0 });
  const undone = await world.call('POST', `report/${report.id}/undo`, 'editor');
  expect(undone.json()).toMatchObject({ removed: expect.any(Number), keptCount: 0 });
  const left = await world.database.read`select sid from category where sid ~ '^(gross|klein)'`;
  expect(left).toEqual([]);
});
