import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { BlobStore } from '../../base/storage/blobStore.ts';

const original = /^images\/[^/]+\/([0-9a-f]{64})\/full\.webp$/;

/** Notes how large those pictures are that were stored before this was kept. */
export async function noteSizes(db: SystemQueries, store: BlobStore): Promise<void> {
  if (!(await db.has(sql`select from image_file where bytes is null`))) return;
  for await (const { key, bytes } of store.list('images')) {
    const hash = original.exec(key)?.[1];
    if (hash)
      await db.run(sql`update image_file set bytes = ${bytes} where hash = ${hash} and bytes is null`);
  }
}
