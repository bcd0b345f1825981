import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Config } from '../../base/config/config.ts';
import { identityKeyFile } from '../../base/config/identityKeyFile.ts';
import { integer, nullable, text } from '../../base/database/column.ts';
import type { Database } from '../../base/database/connect.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { BlobStore } from '../../base/storage/blobStore.ts';
import { copyBlobs } from './copyBlobs.ts';
import { writeManifest, type KeptTable, type Manifest } from './Manifest.ts';
import { copyOut, tablesToKeep, type TableToKeep } from './tablesToKeep.ts';
import { tally } from './tally.ts';

export interface Kept {
  database: Database;
  store: BlobStore;
  config: Pick<Config, 'dataDir'>;
}

/**
 * Writes all that matters into a new folder, while the product works: the database as it was at one moment, what the store
 * holds, and the key of the second factors. Nobody but the operator may read it: it holds all that is stored of people.
 * @throws where the folder holds something already
 */
export async function backUp({ database, store, config }: Kept, folder: string): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 1 || (await readdir(join(folder, 'tables'))).length > 0)
    throw new Error(`${folder} holds something already: name a folder that is not there.`);
  const madeAt = new Date().toISOString();
  const said = await database.write.transaction(async (tx) => {
    // One moment for all that is read.
    await tx.run(sql`set transaction isolation level repeatable read, read only`);
    await tx.run(sql`set local synchronize_seqscans = off`);
    const tables: KeptTable[] = [];
    for (const table of await tablesToKeep(tx)) tables.push(await writeTable(tx, table, folder));
    const { migration } = await tx.one(
      { migration: integer },
      sql`select max(number) as migration from migration`,
    );
    return { tables, migration, sequences: await readSequences(tx) };
  });
  // Behind the database: what it names lies in the store before it is named.
  const blobs = await copyBlobs(store, folder);
  const hasIdentityKey = await copyFile(
    join(config.dataDir, identityKeyFile),
    join(folder, identityKeyFile),
  ).then(() => true, unlessAbsent);
  const whole = { madeAt, ...said, blobs, hasIdentityKey };
  await writeManifest(folder, whole);
  return whole;
}

async function writeTable(tx: SystemTransaction, table: TableToKeep, folder: string): Promise<KeptTable> {
  const file = join('tables', `${table.schema}.${table.name}.copy.gz`);
  const { through, told } = tally();
  await tx.inTurn(() =>
    pipeline(
      tx.copyOut(copyOut(table)),
      through,
      createGzip({ level: 1 }),
      createWriteStream(join(folder, file)),
    ),
  );
  return { ...table, file, ...told() };
}

async function readSequences(tx: SystemTransaction) {
  return tx.rows(
    { schema: text(), name: text(), last: nullable(integer) },
    sql`
      select schemaname as schema, sequencename as name, last_value as last from pg_sequences
      where schemaname in ('public', 'idp') order by 1, 2`,
  );
}

function unlessAbsent(error: NodeJS.ErrnoException): false {
  if (error.code !== 'ENOENT') throw error;
  return false;
}
