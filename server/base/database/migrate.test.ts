import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { isMigrated, migrate, migrationNumbers } from './migrate.ts';

describe('migrations', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const file = (name: string, sql: string) => writeFile(join(folder, name), sql);

  async function emptyDatabase() {
    const database = await freshDatabase();
    await database.write`drop table migration`;
    return database;
  }

  it('are all there in a fresh database, and run once only', async () => {
    const { write } = await freshDatabase();
    expect(await isMigrated(write, await migrationNumbers())).toBe(true);
    expect(await migrate(write)).toEqual([]);
  });

  it('run once though two processes start together; a changed or lost file is named', async () => {
    const { write } = await emptyDatabase();
    await file('0001_box.sql', 'create table box (id int); insert into box values (1);');
    await file('0002_lid.sql', 'insert into box values (2)');
    const both = await Promise.all([migrate(write, folder), migrate(write, folder)]);
    expect(both.flat().sort()).toEqual(['0001_box.sql', '0002_lid.sql']);
    expect(await write`select id from box order by id`).toEqual([{ id: 1 }, { id: 2 }]);

    await file('0001_box.sql', 'create table box (id bigint)');
    await expect(migrate(write, folder)).rejects.toThrow('0001_box.sql was changed after it ran');
    await rm(join(folder, '0001_box.sql'));
    await expect(migrate(write, folder)).rejects.toThrow(
      '0001_box.sql ran on this database but its file is missing',
    );
  });

  it('leave nothing of a file that fails', async () => {
    const { write } = await emptyDatabase();
    await file('0001_box.sql', 'create table crate (id int)');
    await file('0002_lid.sql', 'create table lid (id int); insert into lid values (1 / 0);');
    await expect(migrate(write, folder)).rejects.toThrow('Migration 0002_lid.sql failed: division by zero');
    expect(await write`select name from migration`).toEqual([{ name: '0001_box.sql' }]);
    expect(await isMigrated(write, await migrationNumbers(folder))).toBe(false);
    expect(await write`select from pg_tables where tablename = 'lid'`).toHaveLength(0);
  });

  it('have seen by a database do not keep the program from starting that was there before them', async () => {
    const { write } = await emptyDatabase();
    const [before, now] = [await mkdtemp(join(folder, 'n-')), await mkdtemp(join(folder, 'n-'))];
    for (const program of [before, now])
      await writeFile(join(program, '0001_box.sql'), 'create table box (id int)');
    await writeFile(join(now, '0002_lid.sql'), 'create table lid (id int)');
    expect(await migrate(write, now)).toEqual(['0001_box.sql', '0002_lid.sql']);
    expect(await migrate(write, before)).toEqual([]);
    expect(await isMigrated(write, await migrationNumbers(before))).toBe(true);
  });

  it('that wait for a lock let pass who came behind, and are done when it is free', async () => {
    const { write } = await emptyDatabase();
    await write`create table crowded (id int)`;
    const program = await mkdtemp(join(folder, 'waits-'));
    await writeFile(join(program, '0001_wide.sql'), 'alter table crowded add column width int');
    let migrated: Promise<string[]> | undefined;
    await write.transaction(async (tx) => {
      await tx`select from crowded`;
      migrated = migrate(write, program);
      await expect
        .poll(() => write`select from pg_locks where relation = 'crowded'::regclass and not granted`)
        .toHaveLength(1);
      expect(await write`select id from crowded`).toEqual([]);
    });
    expect(await migrated).toEqual(['0001_wide.sql']);
  });

  it('run outside a transaction where they say so, as often as it takes', async () => {
    const { write } = await emptyDatabase();
    await write`create table shelf (id int)`;
    const program = await mkdtemp(join(folder, 'beside-'));
    const content = [
      '-- outside a transaction',
      'drop index concurrently if exists shelf_id;',
      'create unique index concurrently shelf_id on shelf (id);',
    ].join('\n');
    await writeFile(join(program, '0001_shelf_id.sql'), content);
    await write`insert into shelf values (1), (1)`;
    await expect(migrate(write, program)).rejects.toThrow(
      '0001_shelf_id.sql failed: could not create unique',
    );
    await write`truncate shelf`;
    const both = await Promise.all([migrate(write, program), migrate(write, program)]);
    expect(both.flat()).toEqual(['0001_shelf_id.sql']);
    expect(await write`select indisvalid as valid from pg_index where indrelid = 'shelf'::regclass`).toEqual([
      { valid: true },
    ]);
  });

  it('need a number each', async () => {
    const { write } = await emptyDatabase();
    await file('0002_other.sql', 'select 1');
    await expect(migrate(write, folder)).rejects.toThrow('Two migrations have the number of 0002_');
  });
});
