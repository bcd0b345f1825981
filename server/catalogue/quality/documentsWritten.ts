import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Change } from './Change.ts';

/** What follows from a document: the products that it names, or named, are judged anew. */
export async function documentsWritten(
  tx: SystemTransaction,
  { dataset, before, after }: Change,
): Promise<void> {
  const sids = [before, after].flatMap((row) =>
    Array.isArray(row?.products) ? row.products.map(String) : [],
  );
  if (sids.length === 0) return;
  await tx.run(sql`
    insert into quality_pending (product_id)
    select id from product
    where platform = ${dataset} and orga_sid = ${String((after ?? before)?.orgaSid)}
      and sid = any(${sids}::text[])`);
}
