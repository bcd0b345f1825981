import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { SystemQueries, SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** Has these products stand among the variants of their keys from the next regrouping on; those without a key, alone. */
export async function noteVariants(
  tx: SystemTransaction,
  ids: readonly number[],
  keys: ReadonlyMap<number, string>,
): Promise<void> {
  await tx.run(sql`
    insert into variant_pending (product_id, key)
    select * from unnest(${ids}::bigint[], ${ids.map((id) => keys.get(id) ?? '')}::text[])`);
}

/** Has every group of a platform be looked at again, as after their products became more popular. */
export async function noteAllVariants(db: SystemQueries, dataset: DatasetKey): Promise<void> {
  await db.run(sql`
    insert into variant_pending (product_id, key)
    select 0, key from variant_group where platform = ${dataset}`);
}
