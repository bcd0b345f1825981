import { createReadStream } from 'node:fs';
import { copyFile, constants, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { identityKeyFile } from '../../base/config/identityKeyFile.ts';
import { migrate } from '../../base/database/migrate.ts';
import type { SystemPool, SystemTransaction } from '../../base/database/queries.ts';
import { identifier, join as joined, sql } from '../../base/database/sql.ts';
import type { Kept } from './backUp.ts';
import { bringBlobs, changed } from './copyBlobs.ts';
import { readManifest, type KeptTable, type Manifest } from './Manifest.ts';
import { copyIn, copyOut } from './tablesToKeep.ts';
import { tally } from './tally.ts';

/**
 * Brings a back-up into a database and a store that hold nothing yet, and reads every row of it again before it stays. What
 * this program has migrated since then is done behind it.
 * @param makeQueue makes the tables of the queue where they are missing
 * @throws with the remedy, and without a row written, where something was lost or the database holds something
 */
export async function restore(
  { database: { write }, store, config: { dataDir } }: Kept,
  folder: string,
  makeQueue: () => Promise<void>,
): Promise<Manifest> {
  const said = await readManifest(folder);
  await requireEmpty(write, said);
  if (said.hasIdentityKey) await bringKey(folder, dataDir);
  await bringBlobs(store, folder, said.blobs);
  await migrate(write, undefined, said.migration);
  await makeQueue();
  await write.transaction(async (tx) => {
    await tx.run(sql`set local synchronize_seqscans = off`);
    const tables = said.tables.map(({ schema, name }) => identifier(`${schema}.${name}`));
    for (const table of tables) await tx.run(sql`alter table ${table} disable trigger user`);
    // What migrations wrote into them was kept with the rest.
    await tx.run(sql`truncate ${joined(tables.map((table) => sql`${table}`))}`);
    for (const table of said.tables) await fill(tx, table, folder);
    for (const table of said.tables) await requireWhole(tx, table);
    for (const { schema, name, last } of said.sequences)
      await tx.run(sql`select setval(${`${schema}.${name}`}::regclass, ${last ?? 1}, ${last !== null})`);
    for (const table of tables) await tx.run(sql`alter table ${table} enable trigger user`);
  });
  await migrate(write);
  return said;
}

/** Tables may be there, as a start makes them, but no company and no account. */
async function requireEmpty(write: SystemPool, { migration }: Manifest): Promise<void> {
  const has = (table: string) => write.has(sql`select where to_regclass(${table}) is not null`);
  const isLater =
    (await has('migration')) && (await write.has(sql`select from migration where number > ${migration}`));
  const isUsed =
    ((await has('orga')) && (await write.has(sql`select from orga`))) ||
    ((await has('idp.app_user')) && (await write.has(sql`select from idp.app_user`)));
  if (isLater || isUsed)
    throw new Error(
      'The database holds something already: set DATABASE_URL to an empty one, or DATA_DIR to a folder that is not there.',
    );
}

async function bringKey(folder: string, dataDir: string): Promise<void> {
  const [kept, place] = [join(folder, identityKeyFile), join(dataDir, identityKeyFile)];
  await mkdir(dataDir, { recursive: true });
  await copyFile(kept, place, constants.COPYFILE_EXCL).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    if (!(await readFile(kept)).equals(await readFile(place)))
      throw new Error(`${place} is another key than that of the back-up: put it elsewhere first.`);
  });
}

async function fill(tx: SystemTransaction, table: KeptTable, folder: string): Promise<void> {
  const { through, told } = tally();
  await tx
    .inTurn(() =>
      pipeline(createReadStream(join(folder, table.file)), createGunzip(), through, tx.copy(copyIn(table))),
    )
    .catch((error: NodeJS.ErrnoException) => {
      const isOfFile = error.code === 'ENOENT' || error.code?.startsWith('Z_');
      throw isOfFile ? changed(table.file) : error;
    });
  if (told().sha256 !== table.sha256) throw changed(table.file);
}

/** Reads a table once more: it has to say what was kept, byte by byte. */
async function requireWhole(tx: SystemTransaction, table: KeptTable): Promise<void> {
  const { through, told } = tally();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await tx.inTurn(() => pipeline(tx.copyOut(copyOut(table)), through, nowhere));
  const { sha256, rows } = told();
  if (sha256 !== table.sha256)
    throw new Error(
      `${table.schema}.${table.name} reads otherwise than it was kept (${rows} of ${table.rows} rows): nothing was restored.`,
    );
}
