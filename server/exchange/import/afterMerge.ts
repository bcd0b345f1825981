import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { productsWritten } from '../../catalogue/derived/productsWritten.ts';
import { integer, nullable } from '../../base/database/column.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/**
 * What follows from products that an import wrote (`writeProducts`), in its transaction.
 * @param hasOthers whether the company lost products or has new ones
 * @returns the newest entry of those whose search rows wait to be written; null when none does
 */
export async function afterMerge(
  tx: SystemTransaction,
  { dataset, orgaSid }: { dataset: DatasetKey; orgaSid: string },
  hasOthers: boolean,
): Promise<number | null> {
  const table = 'import_touched';
  await productsWritten(tx, dataset, { table }, hasOthers ? [orgaSid] : [], {
    placed: { table, only: 'is_placed' },
    coded: { table, only: 'is_coded' },
    unjudged: { table, only: 'is_unjudged' },
    created: { table, only: 'is_new' },
  });
  return newestPending(tx);
}

/** The newest entry of the search rows that wait to be written; null when none does. */
export async function newestPending(tx: SystemTransaction): Promise<number | null> {
  const { mark } = await tx.one({ mark: nullable(integer) }, sql`select max(id) as mark from search_pending`);
  return mark;
}
