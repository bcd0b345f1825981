import { expect, it } from 'vitest';
import { importApp } from '../../../tests/setup/importApp.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';
import { sweepImports } from './sweepImports.ts';

const head = ['Artikelnummer', 'Titel', 'Kategorie'];
const rowOf = (sid: string) => ({
  orgaInfo: { sid: 'alpenfenster' },
  productInfo: { articleNumber: sid, title: { de: sid } },
  categories: { mainCategory: { sid: 'fenster' } },
});

it('Four imports of a company wait; the fifth is told to come again and leaves nothing, the same one twice is one (behaviour B162)', async () => {
  const world = await importApp({ hasWorker: false });
  const headers = { prefer: 'respond-async' };
  const files = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) => workbookOf(head, [`W${n}`, 'Eins', 'fenster'])),
  );
  const send = (body: Buffer, more: Record<string, string> = {}) =>
    world.send({ body, headers: { ...headers, ...more } });
  const answers = await Promise.all(files.map((body) => send(body)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 202, 202, 202, 429, 429]);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json().type).toBe('/problems/budget-imports');
  expect(refused?.headers['retry-after']).toBe('30');
  expect(await world.keptFiles()).toHaveLength(4);

  const { write } = world.database;
  await write`delete from import_report where id = (select id from import_report limit 1)`;
  const [first = Buffer.alloc(0)] = files;
  const twice = await Promise.all([0, 1].map(() => send(first, { 'idempotency-key': 'once' })));
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  expect(twice[0]?.json().id).toBe(twice[1]?.json().id);
});

it('Rows wait as many as the company may have; a file with more than may ever wait is too large (behaviour B229)', async () => {
  const world = await importApp({ hasWorker: false });
  const { write } = world.database;
  await write`
    insert into orga_budget (platform, orga_sid, budget, rows_waiting) values ('CH', 'alpenfenster', 'company', 10)`;
  const send = async (rows: number, name: string) => {
    const list = Array.from({ length: rows }, (_, n) => rowOf(`${name}${n}`));
    const headers = { prefer: 'respond-async' };
    const answer = await world.send({ format: 'json', body: JSON.stringify(list), headers });
    return [answer.statusCode, answer.json().type];
  };
  expect(await send(11, 'A')).toEqual([413, '/problems/budget-rows']);
  // Of those that come at once one finds room.
  const both = await Promise.all([send(6, 'B'), send(6, 'C')]);
  expect(both.map(([status]) => status).sort()).toEqual([202, 429]);
  expect(both).toContainEqual([429, '/problems/budget-rows']);
  // Headings are a row too.
  const sheet = await workbookOf(head, ...['X1', 'X2', 'X3'].map((sid) => [sid, 'Eins', 'fenster']));
  expect((await world.send({ body: sheet, headers: { prefer: 'respond-async' } })).statusCode).toBe(202);
  expect(await send(1, 'D')).toEqual([429, '/problems/budget-rows']);
  const use = await world.call('GET', 'orga-use/CH/alpenfenster');
  expect(use.json()).toMatchObject({ used: { rowsWaiting: 10 }, most: { rowsWaiting: 10 } });
  await write`delete from import_report`;
  expect((await send(1, 'D'))[0]).toBe(202);
  expect(await world.keptFiles()).toHaveLength(3);
});

it('Of the issues of a report as many are kept as the company may have, and all are counted', async () => {
  const world = await importApp();
  const { write } = world.database;
  await write`
    insert into orga_budget (platform, orga_sid, budget, issues_kept)
    values ('CH', 'alpenfenster', 'company', 3)`;
  const rows = Array.from({ length: 8 }, (_, n) => [`I${n}`, 'Eins', 'gibtesnicht']);
  const report = world.reportOf(await world.send({ body: await workbookOf(head, ...rows) }));
  expect(report.issueCount).toBe(8);
  const kept = await write`select code from import_issue where report_id = ${report.id} order by number`;
  expect(kept.map(({ code }) => code).slice(-1)).toEqual(['too-many-issues']);
  expect(kept).toHaveLength(4);
});

it('The file of an import goes at once when nobody can ask for it, a refused workbook after a day (behaviour B163)', async () => {
  const world = await importApp();
  const { write } = world.database;
  const files = world.keptFiles;
  const idOf = async (sent: Promise<{ json(): { id?: string; report?: { id: string } } }>) => {
    const answer = (await sent).json();
    return answer.report?.id ?? answer.id ?? '';
  };
  await idOf(world.send({ body: Buffer.from('no workbook at all') }));
  await idOf(world.send({ format: 'json', body: '[{"wrong": 1}]' }));
  await idOf(world.send({ format: 'json', body: JSON.stringify([rowOf('J1')]) }));
  await expect.poll(files).toEqual([]);

  const applied = await idOf(world.send({ body: await workbookOf(head, ['A1', 'Eins', 'fenster']) }));
  const refused = await idOf(world.send({ body: await workbookOf(head, ['A2', 'Eins', 'gibtesnicht']) }));
  expect((await world.call('GET', `report/${refused}/marked`)).statusCode).not.toBe(500);
  expect(await files()).toEqual([applied, refused].sort());
  await write`update import_report set finished_at = now() - interval '25 hours'`;
  await sweepImports(write, world);
  expect(await files()).toEqual([applied]);
});
