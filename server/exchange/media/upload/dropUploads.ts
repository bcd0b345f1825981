import { text } from '../../../base/database/column.ts';
import type { SystemPool, SystemTransaction } from '../../../base/database/queries.ts';
import { sql, type Sql } from '../../../base/database/sql.ts';
import type { BlobStore } from '../../../base/storage/blobStore.ts';
import { uploadFolder } from './takeParts.ts';

const dayMs = 24 * 3_600_000;

/** Takes uploads away, with what lies of them in the store. */
export async function dropUploads(
  write: SystemPool,
  store: BlobStore,
  ids: readonly string[],
): Promise<void> {
  await drop(write, store, sql`id = any(${ids}::uuid[])`);
}

/** Takes away what was never finished, or never used, and what no upload knows. */
export async function sweepUploads(write: SystemPool, store: BlobStore): Promise<void> {
  await drop(write, store, sql`expires_at < now()`);
  for await (const { key, storedAt } of store.list(uploadFolder)) {
    if (Date.now() - storedAt.getTime() < dayMs) continue;
    if (!(await write.has(sql`select from upload_part where key = ${key}`))) await store.delete(key);
  }
}

/**
 * Takes an upload as part of a transaction, for what is made of it; who comes second gets nothing. Its parts still lie in
 * the store, under the keys that are returned.
 */
export async function takeUpload(tx: SystemTransaction, id: string): Promise<string[]> {
  return takeAll(tx, sql`id = ${id}`);
}

async function drop(write: SystemPool, store: BlobStore, which: Sql): Promise<void> {
  const keys = await write.transaction((tx) => takeAll(tx, which));
  for (const key of keys) await store.delete(key);
}

async function takeAll(tx: SystemTransaction, which: Sql): Promise<string[]> {
  const parts = await tx.rows(
    { key: text() },
    sql`
      select p.key from upload_part p join upload on upload.id = p.upload where ${which} for update of upload`,
  );
  await tx.run(sql`delete from upload where ${which}`);
  return parts.map(({ key }) => key);
}
