import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { importDone } from '../../tests/setup/importDone.ts';
import { importApp, type ImportApp } from '../../tests/setup/importApp.ts';
import { killWorker, spawnWorker } from '../../tests/setup/spawnWorker.ts';
import { workbookOf } from '../../tests/setup/workbook.ts';
import type { BlobStore } from '../base/storage/blobStore.ts';
import { runImport } from '../exchange/import/runImport.ts';
import { announceWorker } from './presence.ts';

/** What an import is run with by no worker that lives. */
const runIn = ({ database, config, store }: ImportApp) => ({
  database,
  config,
  store,
  signal: new AbortController().signal,
  worker: '00000000-0000-4000-8000-000000000001',
  onFailure: (error: unknown) => expect(error).toBeUndefined(),
});

const later = { prefer: 'respond-async' };
const products = (count: number, title: string) =>
  workbookOf(
    ['Artikelnummer', 'Titel', 'Kategorie'],
    ...Array.from({ length: count }, (_, index) => [`K${index}`, `${title} ${index}`, 'fenster']),
  );

describe('Imports that wait', () => {
  it('run one after the other for a company, in the order in which they were accepted (abuse case 62)', async () => {
    const world = await importApp({ hasWorker: false });
    const ids: string[] = [];
    for (const title of ['eins', 'zwei', 'drei', 'vier'])
      ids.push((await world.send({ body: await products(20, title), headers: later })).json().id);
    const { id: other } = (
      await world.send({
        who: 'admin',
        query: { orgaSid: 'andere' },
        body: await products(1, 'x'),
        headers: later,
      })
    ).json();
    // Whoever runs the server sees that they wait, and that nobody works.
    const { work } = (await world.app.inject('/api/ready')).json();
    expect(work).toMatchObject({ isReady: false, oldestJobSeconds: expect.any(Number) });
    await world.startWorker();
    const { write } = world.database;
    await expect
      .poll(() => write`select from import_report where state in ('queued', 'running')`, { timeout: 40_000 })
      .toHaveLength(0);
    const done = await write<{ id: string }[]>`
      select id from import_report where id <> ${other} order by finished_at`;
    expect(done.map(({ id }) => id)).toEqual(ids);
    expect((await world.productsOf())[0]).toMatchObject({ title: { de: 'vier 0' }, version: 4 });
  });
});

describe('A worker that is asked to stop', () => {
  it('puts the import back that it cannot finish, and the next one does', async () => {
    const world = await importApp({ hasWorker: false });
    const { id } = (await world.send({ body: await products(20_000, 'Titel'), headers: later })).json();
    const { write } = world.database;
    const stateOf = async () => (await write`select state from import_report where id = ${id}`)[0]?.state;
    const first = await world.startWorker();
    await expect.poll(stateOf, { interval: 5 }).toBe('running');
    await first.stop();
    expect(await stateOf()).toBe('queued');
    expect(await world.productsOf()).toEqual([]);
    await world.startWorker();
    await expect.poll(stateOf, { timeout: 60_000 }).toEqual(importDone);
    expect(await world.productsOf()).toHaveLength(20_000);
  });

  it('does not wait for a lock that somebody else keeps', async () => {
    const { database, startWorker } = await importApp({ hasWorker: false });
    const holder = await database.write.hold();
    const worker = await startWorker();
    await holder`begin`;
    await holder`lock table search_pending in access exclusive mode`;
    const waiting = () => database.write`
      select from pg_locks where not granted and relation = 'search_pending'::regclass`;
    await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0);
    await worker.stop();
    expect((await waiting()).length).toBeGreaterThan(0);
    await holder`rollback`;
    holder.release();
  });
});

describe('A job that is delivered twice', () => {
  it('has one effect', async () => {
    const world = await importApp({ hasWorker: false });
    const { id } = (await world.send({ body: await products(5, 'Titel'), headers: later })).json();
    const { database, config, store } = world;
    const run = { database, config, store, signal: new AbortController().signal };
    const onFailure = (error: unknown) => expect(error).toBeUndefined();
    const worker = '00000000-0000-4000-8000-000000000001';
    await runImport({ ...run, worker, onFailure }, id);
    const before = await world.productsOf();
    await runImport({ ...run, worker, onFailure }, id);
    expect(before).toHaveLength(5);
    expect(await world.productsOf()).toEqual(before);
  });
});

describe('An import whose file cannot be read', () => {
  it('waits while a disk is full, is tried elsewhere while it is missing or overtaken, and is done when it is there (B668)', async () => {
    const world = await importApp({ hasWorker: false });
    const { id } = (await world.send({ body: await products(5, 'Titel'), headers: later })).json();
    const { database, store } = world;
    const full = () =>
      Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    const borrowing = (borrow: BlobStore['borrow']): BlobStore =>
      Object.assign(Object.create(store), { borrow });
    const run = { ...runIn(world), pauseAtFullMs: 0 };
    const report = async () =>
      (await database.write`select state, attempts, excused from import_report where id = ${id}`)[0];
    for (let attempt = 1; attempt <= 7; attempt += 1)
      await expect(runImport({ ...run, store: borrowing(full) }, id)).rejects.toThrow('no space');
    expect(await report()).toEqual({ state: 'queued', attempts: 7, excused: 7 });
    // Of the database: where what is to be written finds no room.
    await database.write`
      create function find_no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`;
    await database.write`create trigger no_room before insert on product execute function find_no_room()`;
    await expect(runImport({ ...run, store }, id)).rejects.toThrow('could not extend');
    expect(await report()).toEqual({ state: 'queued', attempts: 8, excused: 8 });
    await database.write`drop trigger no_room on product`;
    const missing = borrowing(() => Promise.resolve(undefined));
    for (let attempt = 1; attempt <= 7; attempt += 1)
      await expect(runImport({ ...run, store: missing }, id)).rejects.toThrow('not in the store');
    expect(await report()).toEqual({ state: 'queued', attempts: 15, excused: 15 });
    const counting = { ...run, store: missing, secondsToBeFound: 0 };
    await expect(runImport(counting, id)).rejects.toThrow('not in the store');
    expect(await report()).toEqual({ state: 'queued', attempts: 16, excused: 15 });
    const overtaken = borrowing(async () => {
      await database.write`update import_report set attempts = attempts + 1 where id = ${id}`;
      throw new Error('what it worked on is gone');
    });
    await expect(runImport({ ...run, store: overtaken }, id)).rejects.toThrow('is gone');
    expect(await report()).toEqual({ state: 'running', attempts: 18, excused: 16 });
    await runImport({ ...run, store }, id);
    expect(await report()).toMatchObject({ state: importDone });
  });

  it('is left to the living worker that has taken it up, by whose end both have ended (behaviour B689)', async () => {
    const world = await importApp({ hasWorker: false });
    const { id } = (await world.send({ body: await products(5, 'Titel'), headers: later })).json();
    const { database, store } = world;
    const other = await announceWorker(database.write);
    const run = runIn(world);
    const attempts = async () =>
      (await database.write<{ attempts: number }[]>`select attempts from import_report where id = ${id}`)[0]
        ?.attempts;
    const overtaken = Object.assign(Object.create(store), {
      borrow: async () => {
        await database.write`
          update import_report set attempts = attempts + 1, worker = ${other.worker} where id = ${id}`;
        throw new Error('what it worked on is gone');
      },
    });
    let hasEnded = false;
    const first = runImport({ ...run, store: overtaken }, id).finally(() => (hasEnded = true));
    await expect.poll(attempts).toBe(2);
    await wait(1500);
    expect(hasEnded).toBe(false);
    await runImport({ ...run, store, worker: other.worker }, id);
    await first;
    expect(await attempts()).toBe(3);
    await other.leave();
  });
});

describe('A dry run in the background', () => {
  it('waits for the imports before it, and is refused when it takes too long (behaviour B231)', async () => {
    const world = await importApp({ hasWorker: false });
    const sent = async (entity: 'product' | 'orga') => {
      const options = { headers: later, query: { dryRun: 'true' } };
      if (entity === 'product') return world.send({ body: await products(5, 'Titel'), ...options });
      return world.call('PATCH', 'orga/CH?orgaSid=alpenfenster&dryRun=true', 'supplier', {
        headers: { ...later, 'content-type': 'application/json' },
        payload: '[{"sid":"alpenfenster","orgaDetails":{"name":"Neu"}}]',
      });
    };
    const signal = new AbortController().signal;
    const onFailure = (error: unknown) => expect(error).toBeUndefined();
    const worker = '00000000-0000-4000-8000-000000000001';
    const { database, config, store } = world;
    const run = { database, config, store, signal, onFailure, worker };
    for (const entity of ['product', 'orga'] as const) {
      const { id } = (await sent(entity)).json();
      await world.database.write.transaction(async (tx) => {
        await tx`select pg_advisory_xact_lock(hashtextextended('import CH alpenfenster', 0))`;
        await runImport({ ...run, longestDryRunMs: 300 }, id);
      });
      const report = (await world.call('GET', `report/${id}?lang=de`)).json();
      expect(report).toMatchObject({ state: 'refused', issues: [{ code: 'rehearsal-too-long' }] });
    }
    expect(await world.productsOf()).toEqual([]);
  });
});

describe('A worker that is killed in the middle of an import', () => {
  let world: ImportApp;
  beforeAll(async () => {
    world = await importApp({ hasWorker: false });
  });

  it.each([
    ['reading', 'product_line', 'access exclusive'],
    ['writing products', 'product', 'share'],
    ['writing what follows from them', 'category_product', 'share'],
  ])('%s: leaves nothing half done, and the next one finishes it at once', async (_what, table, mode) => {
    const { write } = world.database;
    const before = await world.productsOf();
    const { id } = (await world.send({ body: await products(300, table), headers: later })).json();
    const released = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holder = write.begin(async (tx) => {
      await tx.unsafe(`lock table ${table} in ${mode} mode`);
      held.resolve();
      await released.promise;
    });
    await held.promise;

    const worker = spawnWorker(world);
    await expect
      .poll(
        // Tables of other test databases have the same number; other work of the worker may wait before the import does.
        () => write`
          select from pg_locks join pg_database d on d.oid = database
          where d.datname = current_database() and relation = ${table}::regclass and not granted
            and exists (select from import_report where id = ${id} and attempts = 1)`,
        { timeout: 40_000 },
      )
      .not.toHaveLength(0);
    await killWorker(worker);
    const nextWorker = spawnWorker(world);
    released.resolve();
    await holder;
    await expect
      .poll(async () => (await write`select state from import_report where id = ${id}`)[0]?.state, {
        timeout: 40_000,
      })
      .toEqual(importDone);

    expect(before.map(({ title }) => title)).not.toContainEqual({ de: `${table} 0` });
    const after = await world.productsOf();
    expect(after).toHaveLength(300);
    for (const { title } of after) expect(title).toMatchObject({ de: expect.stringContaining(table) });
    expect(new Set(after.map(({ version }) => version)).size).toBe(1);
    await expect.poll(() => write`select from pg_class where relname like 'import_row_%'`).toHaveLength(0);
    const [report] = await write`select attempts from import_report where id = ${id}`;
    expect(report?.attempts).toBe(2);
    await killWorker(nextWorker);
  });
});
