import { mkdtemp, rm, writeFile, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { importApp } from '../../../tests/setup/importApp.ts';
import { addPerson } from '../../../tests/setup/person.ts';
import { tokenFor } from '../../../tests/setup/signIn.ts';
import { testApp } from '../../../tests/setup/testApp.ts';
import { identityKeyFile } from '../../base/config/identityKeyFile.ts';
import type { BlobStore } from '../../base/storage/blobStore.ts';
import { fileStore } from '../../base/storage/fileStore.ts';
import { makeQueue } from '../../jobs/makeQueue.ts';
import { backUp, type Kept } from './backUp.ts';
import { restore } from './restore.ts';

const title = { de: 'Fenster\tmit\nUmbruch \\N "und" Strich\\', fr: 'Fenêtre' };

let world: Awaited<ReturnType<typeof importApp>>;
let store: BlobStore;
let kept: Kept;

async function folderOf(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `baustein-${name}-`));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, name);
}

/** A database without a table, as an operator makes it. */
async function emptyDatabase() {
  const database = await freshDatabase();
  await database.write`drop schema public cascade`;
  await database.write`drop schema idp cascade`;
  await database.write`drop schema if exists jobs cascade`;
  await database.write`create schema public`;
  return database;
}

beforeAll(async () => {
  world = await importApp();
  await world.database.write`update product set title = ${world.database.write.json(title)}`;
  const folder = await mkdtemp(join(tmpdir(), 'baustein-kept-'));
  await writeFile(join(folder, identityKeyFile), 'k'.repeat(32));
  store = fileStore(join(folder, 'store'));
  await store.put('images/ab/cd/sent', Buffer.from('a picture'));
  kept = { database: world.database, store, config: { dataDir: folder } };
});

it('What was kept is restored row by row and file by file, and the product goes on from there', async () => {
  const folder = await folderOf('backup');
  const said = await backUp(kept, folder);
  expect(said.tables.find(({ name }) => name === 'product')).toMatchObject({ rows: 1 });

  const database = await emptyDatabase();
  const dataDir = await folderOf('data');
  const target = fileStore(await folderOf('store'));
  await restore({ database, store: target, config: { dataDir } }, folder, () => makeQueue(database.url));

  const again = await backUp({ database, store: target, config: { dataDir } }, await folderOf('again'));
  const contents = ({ tables, sequences, blobs }: typeof said) => ({ tables, sequences, blobs });
  expect(contents(again)).toEqual(contents(said));

  const { app } = await testApp({ database });
  const authorization = `Bearer ${await tokenFor(app, 'admin')}`;
  const product = await app.inject({ url: '/api/import/product/CH/andere/a1', headers: { authorization } });
  expect(product.json()).toMatchObject({ productInfo: { title } });
  expect(await target.get('images/ab/cd/sent')).toEqual(Buffer.from('a picture'));
  expect(await readFile(join(dataDir, identityKeyFile), 'utf8')).toBe('k'.repeat(32));
});

it('Nothing is restored into what holds something, nor from what lost a row', async () => {
  const folder = await folderOf('backup');
  const said = await backUp(kept, folder);
  await expect(backUp(kept, folder)).rejects.toThrow('holds something already');
  const noQueue = async () => {};
  await expect(restore(kept, folder, noQueue)).rejects.toThrow('The database holds something already');
  const withAccount = await freshDatabase();
  await addPerson(withAccount, 'anna');
  const used = { ...kept, database: withAccount };
  await expect(restore(used, folder, noQueue)).rejects.toThrow('The database holds something already');

  const product = said.tables.find(({ name }) => name === 'product');
  await writeFile(join(folder, product?.file ?? ''), gzipSync(''));
  const database = await emptyDatabase();
  const target = fileStore(await folderOf('store'));
  const into = { database, store: target, config: { dataDir: await folderOf('data') } };
  await expect(restore(into, folder, () => makeQueue(database.url))).rejects.toThrow(
    /product\.copy\.gz .* was changed/,
  );
  expect(await database.write`select from orga`).toHaveLength(0);
  await expect(restore(into, join(folder, 'tables'), noQueue)).rejects.toThrow('is no whole back-up');
});
