import { imports, keepDays } from '../../../resources/limits.ts';
import { text } from '../../base/database/column.ts';
import type { SystemPool, SystemTransaction } from '../../base/database/queries.ts';
import { identifier, sql } from '../../base/database/sql.ts';
import type { BlobStore, StoredBlob } from '../../base/storage/blobStore.ts';
import { lockBlob } from '../../base/storage/lockBlob.ts';

const dayMs = 24 * 3_600_000;
const batchSize = 500;

/** The folders of the store, and the table that says who shows or names what lies there. */
const folders = [
  { folder: 'images', table: 'image', hashIn: /^images\/[^/]+\/([0-9a-f]{64})\// },
  { folder: 'files', table: 'file', hashIn: /^files\/[^/]+\/([0-9a-f]{64})\./ },
] as const;
type Table = (typeof folders)[number]['table'];

/** Takes pictures and documents away that no company has any more and whose deletion nobody can undo. */
export async function sweepBlobs(write: SystemPool, store: BlobStore): Promise<void> {
  for (const { folder, table, hashIn } of folders) {
    let batch = new Map<string, string[]>();
    for await (const { key, storedAt } of store.list(folder)) {
      const hash = hashIn.exec(key)?.[1];
      if (!hash || !isOld(storedAt)) continue;
      batch.set(hash, [...(batch.get(hash) ?? []), key]);
      if (batch.size < batchSize) continue;
      await sweepBatch(write, store, table, batch);
      batch = new Map();
    }
    await sweepBatch(write, store, table, batch);
  }
}

function isOld(storedAt: StoredBlob['storedAt']): boolean {
  return Date.now() - storedAt.getTime() > keepDays.orphanBlobs * dayMs;
}

async function sweepBatch(
  write: SystemPool,
  store: BlobStore,
  table: Table,
  keys: Map<string, string[]>,
): Promise<void> {
  const hashes = [...keys.keys()];
  if (hashes.length === 0) return;
  const kept = await write.rows(
    { hash: text() },
    sql`
      select hash from ${identifier(table)} where hash = any(${hashes})
      union
      select hash from kept_declaration where hash = any(${hashes}) and (until is null or until > now())
      union
      select part from change, unnest(key) as part
      where entity = ${table} and emptied_at is null and at > now() - make_interval(days => ${imports.keepDays}) and part = any(${hashes})`,
  );
  const known = new Set(kept.map(({ hash }) => hash));
  for (const [hash, ofHash] of keys) {
    if (known.has(hash)) continue;
    await write.transaction(async (tx) => {
      await lockBlob(tx, hash);
      if (!(await isOrphan(tx, table, hash))) return;
      await tx.run(sql`delete from image_file where hash = ${hash}`);
      for (const key of ofHash) await store.delete(key);
    });
  }
}

/** Asked again under the lock: somebody may have stored the same content meanwhile. */
async function isOrphan(tx: SystemTransaction, table: Table, hash: string): Promise<boolean> {
  const isWanted = await tx.has(sql`
    select from ${identifier(table)} where hash = ${hash}
    union all
    select from image_file
    where hash = ${hash} and stored_at > now() - make_interval(days => ${keepDays.orphanBlobs})`);
  return !isWanted;
}
