import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Workbench } from '../../../../resources/calls/workbenchAnswers.ts';
import { importApp, type ImportApp } from '../../../../tests/setup/importApp.ts';
import { addPerson } from '../../../../tests/setup/person.ts';
import { workbookOf } from '../../../../tests/setup/workbook.ts';
import { workbenchOf, type WorkbenchCalls } from '../../../../tests/setup/workbenchOf.ts';
import { runImport } from '../runImport.ts';
import { sweepImports } from '../sweepImports.ts';

const head = ['Artikelnummer', 'Titel', 'Kategorie'];
/** What a category is that files call so: each another one, for what is said of it is remembered. */
const said = (sid: string) => ({ field: 'mainCategory', value: `Luminäres ${sid}`, translation: 'fenster' });

/** A file of one good and one faulty product. */
const list = (sid: string) => workbookOf(head, [`${sid}1`, 'Eins', 'fenster'], [`${sid}2`, '', 'fenster']);
/** What mends the faulty one. */
const mended = { cells: [{ sheet: 'Produkte', row: 3, column: 'B', value: 'Zwei' }] };

describe('With a worker, a workbench', () => {
  let world: ImportApp;
  let desk: WorkbenchCalls;
  beforeAll(async () => {
    world = await importApp();
    desk = workbenchOf(world);
  });
  const titleOf = async (articleNumber: string) =>
    (await world.productsOf()).find((product) => product.articleNumber === articleNumber)?.title;

  it('keeps what one tab decided when another knows nothing of it', async () => {
    const begun = await desk.begin(await list('T'));
    const both = await Promise.all([
      desk.decideRaw(begun, mended),
      desk.decideRaw(begun, { cells: [{ sheet: 'Produkte', row: 3, column: 'C', value: 'tueren' }] }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const stale = both.find(({ statusCode }) => statusCode === 412);
    expect(stale?.json()).toMatchObject({ type: '/problems/stale', current: 2 });
    expect((await desk.runRaw(begun)).statusCode).toBe(412);
  });

  it('writes the rest by a second run and leaves alone what the first one wrote', async () => {
    const begun = await desk.begin(await list('R'));
    await desk.run(begun);
    const left = await desk.ended(begun.id);
    expect(left).toMatchObject({ state: 'ready', taken: 1, faulty: 1 });
    await world.database.write`update product set title = '{"de": "Von Hand"}' where article_number = 'R1'`;
    const rows = await desk.rows(begun.id);
    expect(rows.map(({ isTaken }) => isTaken)).toEqual([true, false]);
    const taken = await desk.decideRaw(left, {
      cells: [{ sheet: 'Produkte', row: 2, column: 'B', value: 'Zu spät' }],
    });
    expect(taken.json()).toMatchObject({ status: 422, errors: [{ path: 'cells.0', code: 'row-taken' }] });
    const decided = await desk.decide(left, mended);
    expect(decided).toMatchObject({ good: 1, faulty: 0 });
    await desk.run(decided);
    expect(await desk.ended(begun.id)).toMatchObject({ state: 'done', taken: 2 });
    expect(await titleOf('R1')).toEqual({ de: 'Von Hand' });
    expect(await titleOf('R2')).toEqual({ de: 'Zwei' });
  });

  it('hands out the rest as a file that asks for nothing but what is wrong in it', async () => {
    const begun = await desk.begin(
      await workbookOf(['Va', 'Vb', 'Kategorie'], ['X1', 'Eins', 'fenster'], ['X2', '', 'fenster']),
    );
    const [{ layout = '' } = {}] = await desk.columns(begun.id);
    const decided = await desk.decide(begun, {
      columns: [
        { layout, column: 'A', heading: 'Va', field: 'articleNumber' },
        { layout, column: 'B', heading: 'Vb', field: 'title', language: 'de' },
      ],
    });
    await desk.run(decided);
    await desk.ended(begun.id);
    const rest = await desk.rest(begun.id);
    expect(rest.statusCode).toBe(200);
    const again = await desk.begin(rest.rawPayload);
    expect(again).toMatchObject({ faulty: 1, open: { columns: 0, causes: 1 } });
    expect((await desk.rows(again.id)).map(({ cells }) => cells[0]?.text)).toEqual(['X2']);
  });

  it('finds nothing new in the same file, and asks nothing of it again', async () => {
    const file = () => workbookOf(head, ['S1', 'Eins', 'fenster'], ['S2', 'Zwei', said('S').value]);
    const begun = await desk.begin(await file());
    const decided = await desk.decide(begun, { values: [said('S')] });
    await desk.run(decided);
    await desk.ended(begun.id);
    const again = await desk.begin(await file());
    expect(again).toMatchObject({ good: 2, faulty: 0, open: { columns: 0, values: 0, causes: 0 } });
    expect(await desk.outcome(again.id)).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
  });

  it('begins once what is sent twice under the same key', async () => {
    const headers = { 'idempotency-key': 'begin-once' };
    const body = await list('I');
    const ids: unknown[] = [];
    for (const _ of [1, 2]) ids.push((await desk.beginRaw(body, { headers })).json().id);
    expect(ids[0]).toBe(ids[1]);
    const other = await desk.beginRaw(await list('J'), { headers });
    expect(other.statusCode).toBe(422);
    expect((await world.keptFiles()).filter((name) => name === ids[0])).toHaveLength(1);
  });

  it('counts every fault by its cause, also those beyond what is kept of them one by one (behaviour B368)', async () => {
    const { write } = world.database;
    await write`insert into orga_budget (platform, orga_sid, budget, issues_kept) values ('CH', 'alpenfenster', 'company', 3)`;
    const rows = Array.from({ length: 9 }, (_, n) => [
      `M${n}`,
      `Luke ${n}`,
      n < 4 ? said('M').value : 'fenster',
      n < 4 ? '' : '4006381333932',
    ]);
    const begun = await desk.begin(await workbookOf([...head, 'EAN'], ...rows));
    expect(begun).toMatchObject({ good: 4, faulty: 5, withoutCategory: 4, open: { causes: 1 } });
    const causes = await desk.causes(begun.id);
    expect(causes.map(({ field, stops, count }) => [field, stops, count])).toContainEqual([
      'gtins',
      'rows',
      5,
    ]);
    expect(causes.find(({ field }) => field === 'mainCategory')).toMatchObject({ count: 4 });
    await write`delete from orga_budget`;
    const decided = await desk.decide(begun, { values: [said('M')] });
    expect((await desk.causes(decided.id)).map(({ count }) => count)).toEqual([5]);
  });

  it('shows what changes of products, and what is left alone', async () => {
    const begun = await desk.begin(await workbookOf(head, ['S1', 'Anders', 'fenster']));
    const outcome = await desk.outcome(begun.id);
    expect(outcome).toMatchObject({ changed: 1, fields: [{ field: 'productInfo.title', count: 1 }] });
    expect(outcome.leftAlone).toBe((await world.productsOf()).length - 1);
    expect(await desk.changes(begun.id, '?kind=changed')).toEqual([
      {
        kind: 'changed',
        key: 'S1',
        title: 'Anders',
        fields: [{ field: 'productInfo.title', before: { de: 'Eins' }, after: { de: 'Anders' } }],
      },
    ]);
  });

  it('takes its rows back when a run is undone', async () => {
    const begun = await desk.begin(await list('U'));
    const { run } = await desk.run(begun);
    await desk.ended(begun.id);
    const undone = await world.call('POST', `report/${run?.id}/undo`);
    expect(undone.json()).toMatchObject({ removed: 1 });
    const back = await desk.ended(begun.id);
    expect(back).toMatchObject({ state: 'ready', taken: 0, good: 1, faulty: 1 });
    expect((await desk.rows(begun.id)).map(({ isTaken }) => isTaken)).toEqual([false, false]);
  });

  it('removes what the file does not name once, if that is agreed to', async () => {
    const { write } = world.database;
    const begun = await desk.begin(await list('D'), { query: { deleteOthers: 'true' } });
    expect(begun.confirm).toBeGreaterThan(0);
    await desk.run(begun);
    const refused = await desk.ended(begun.id);
    expect(refused).toMatchObject({ state: 'ready', run: { state: 'refused' }, confirm: begun.confirm });
    await desk.run(refused, { confirm: begun.confirm });
    const left = await desk.ended(begun.id);
    expect((await world.productsOf()).map(({ articleNumber }) => articleNumber)).toEqual(['D1']);
    const decided = await desk.decide(left, mended);
    expect(decided).toMatchObject({ confirm: null, report: { deleted: 0 } });
    await desk.run(decided);
    await desk.ended(begun.id);
    expect(await world.productsOf()).toHaveLength(2);
    await write`delete from product where orga_sid = 'alpenfenster'`;
  });

  it('belongs to its company alone, and to nobody who has lost the right to it', async () => {
    const begun = await desk.begin(await list('F'));
    const { write } = world.database;
    await addPerson(world.database, 'stranger', [
      { right: 'COMPANY', orgaCountry: { sid: 'andere', country: 'CH' } },
    ]);
    const asked = [
      world.call('GET', `workbench/CH/${begun.id}`, 'stranger'),
      ...['columns', 'values', 'causes', 'rows', 'outcome', 'changes', 'decisions', 'xlsx'].map((part) =>
        world.call('GET', `workbench/CH/${begun.id}/${part}`, 'stranger'),
      ),
      desk.decideRaw(begun, mended, 'stranger'),
      desk.runRaw(begun, {}, 'stranger'),
      world.call('POST', `workbench/CH/${begun.id}/remember`, 'stranger'),
      desk.drop(begun.id, 'stranger'),
      world.call('GET', `workbench/DE/${begun.id}`, 'stranger'),
    ];
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([404]));
    expect([403, 404]).toContain(statuses.at(-1));
    expect((await world.call('GET', 'workbench/CH', 'stranger')).json()).toEqual([]);
    expect((await desk.beginRaw(await list('F'), { who: 'stranger' })).statusCode).toBe(403);

    const foreign = await desk.begin(
      await workbookOf(['Artikelnummer', 'Titel', 'Kategorie', 'Firma'], ['G1', 'Eins', 'fenster', 'andere']),
    );
    expect(foreign).toMatchObject({ good: 0, report: { state: 'refused' } });

    const sub = await addPerson(world.database, 'leaving', [
      { right: 'COMPANY', orgaCountry: { sid: 'alpenfenster', country: 'CH' } },
    ]);
    const own = (await desk.beginRaw(await list('K'), { who: 'leaving' })).json<Workbench>();
    await desk.ended(own.id);
    await write`delete from user_right where sub = ${sub}`;
    expect((await desk.runRaw(own, {}, 'leaving')).statusCode).toBe(403);
    expect((await world.call('GET', `workbench/CH/${own.id}`, 'leaving')).statusCode).toBe(403);
    // Whoever else keeps the company goes on with it.
    expect(await desk.get(own.id)).toMatchObject({ good: 1 });
  });
});

describe('Without a worker of its own, a workbench', () => {
  let world: ImportApp;
  let desk: WorkbenchCalls;
  beforeAll(async () => {
    world = await importApp({ hasWorker: false });
    desk = workbenchOf(world, { prefer: 'respond-async' });
  });
  const begin = async (sid: string) => (await desk.beginRaw(await list(sid))).json<Workbench>();
  const look = (id: string, signal = new AbortController().signal) => {
    const { database, config, store } = world;
    const onFailure = (error: unknown) => expect(error).toBeUndefined();
    return runImport({ database, config, store, worker: randomUUID(), signal, onFailure }, id);
  };

  it('is not run while it is judged, and judged once whatever is decided meanwhile: the newest counts', async () => {
    const begun = await begin('N');
    expect(begun.state).toBe('reading');
    expect((await desk.runRaw(begun)).json()).toMatchObject({
      status: 409,
      type: '/problems/workbench-busy',
    });
    const second = (await desk.decideRaw(begun, mended)).json<Workbench>();
    const third = (
      await desk.decideRaw(second, { cells: [{ sheet: 'Produkte', row: 2, column: 'B', value: 'Neu' }] })
    ).json<Workbench>();
    expect(third).toMatchObject({ state: 'reading', version: 3 });
    await look(begun.report.id);
    await look(second.report.id);
    expect((await desk.get(begun.id)).state).toBe('reading');
    await look(third.report.id);
    expect(await desk.get(begun.id)).toMatchObject({ state: 'ready', good: 2 });
    const { write } = world.database;
    expect(await write`select from import_report where workbench_id = ${begun.id}`).toHaveLength(1);
  });

  it('gives a dry run up that is at work when something else is decided', async () => {
    const { write } = world.database;
    const begun = await begin('M');
    const { looked, decided } = await write.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtextextended('import CH alpenfenster', 0))`;
      const looked = look(begun.report.id);
      const stage = async () => (await desk.get(begun.id)).report.stage;
      await expect.poll(stage, { timeout: 10_000 }).toBe('comparing');
      return { looked, decided: await desk.decideRaw(begun, mended) };
    });
    await looked;
    expect(await write`select from import_issue where report_id = ${begun.report.id}`).toHaveLength(0);
    const { report } = decided.json<Workbench>();
    expect(report.id).not.toBe(begun.report.id);
    await look(report.id);
    expect(await desk.get(begun.id)).toMatchObject({ state: 'ready', good: 2 });
  });

  it('is neither changed, run nor dropped while a run writes', async () => {
    const begun = await begin('B');
    await look(begun.report.id);
    const running = (await desk.runRaw(begun)).json<Workbench>();
    expect(running.state).toBe('running');
    const refused = [
      await desk.decideRaw(running, mended),
      await desk.runRaw(running),
      await desk.drop(begun.id),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
    await look(running.report.id);
    expect(await desk.get(begun.id)).toMatchObject({ state: 'ready', taken: 1 });
  });

  it('is refused the run of somebody whose right was taken meanwhile', async () => {
    const sub = await addPerson(world.database, 'leaver', [
      { right: 'COMPANY', orgaCountry: { sid: 'alpenfenster', country: 'CH' } },
    ]);
    const begun = (await desk.beginRaw(await list('L'), { who: 'leaver' })).json<Workbench>();
    await look(begun.report.id);
    const running = (await desk.runRaw(begun, {}, 'leaver')).json<Workbench>();
    await world.database.write`delete from user_right where sub = ${sub}`;
    await look(running.report.id);
    expect(await desk.get(begun.id)).toMatchObject({ state: 'ready', taken: 0, run: { state: 'refused' } });
    expect((await world.productsOf()).some(({ articleNumber }) => articleNumber === 'L1')).toBe(false);
  });

  it('is judged by the next worker when one dies of it, with every row once', async () => {
    const begun = await begin('V');
    const dying = new AbortController();
    dying.abort(new Error('The worker dies.'));
    await expect(look(begun.report.id, dying.signal)).rejects.toThrow('The worker dies.');
    await look(begun.report.id);
    expect(await desk.get(begun.id)).toMatchObject({ state: 'ready', good: 1 });
    expect(await desk.rows(begun.id)).toHaveLength(2);
  });

  it('waits like every import, and leaves nothing where too many wait (behaviour B162)', async () => {
    const answers = [];
    for (const sid of ['W', 'X', 'Y', 'Z', 'A']) answers.push(await desk.beginRaw(await list(sid)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 429]);
    const { write } = world.database;
    const begun = answers.slice(0, 4).map((answer) => answer.json<Workbench>());
    expect(await world.keptFiles()).toEqual(
      (await write`select id from workbench`).map(({ id }) => String(id)).sort(),
    );
    const use = await world.call('GET', 'orga-use/CH/alpenfenster');
    expect(use.json().used.importsWaiting).toBe(4);
    for (const { id } of begun) await desk.drop(id);
  });

  it('goes with its file when it is dropped, when nobody works on it for long, and with its company', async () => {
    const { write } = world.database;
    const [dropped, old, kept] = [await begin('P'), await begin('O'), await begin('Q')];
    expect((await desk.drop(dropped.id)).statusCode).toBe(204);
    expect((await desk.drop(dropped.id)).statusCode).toBe(404);
    await write`update workbench set touched_at = now() - interval '31 days' where id = ${old.id}`;
    await sweepImports(write, world);
    const files = await world.keptFiles();
    expect(files).toContain(kept.id);
    expect(files).not.toContain(old.id);
    expect(files).not.toContain(dropped.id);
    for (const { id } of [dropped, old]) {
      expect((await world.call('GET', `workbench/CH/${id}`)).statusCode).toBe(404);
      expect(await write`select from workbench_row where workbench_id = ${id}`).toHaveLength(0);
      expect(await write`select from import_report where workbench_id = ${id}`).toHaveLength(0);
    }
    await look(kept.report.id);
    await write`delete from orga where sid = 'alpenfenster'`;
    expect((await world.call('GET', `workbench/CH/${kept.id}`, 'admin')).statusCode).toBe(404);
    await sweepImports(write, world);
    expect(await write`select from workbench`).toHaveLength(0);
    expect(await write`select from workbench_row`).toHaveLength(0);
  });
});
