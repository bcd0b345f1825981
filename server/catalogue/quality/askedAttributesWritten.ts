import { isRow } from '../../../resources/shape.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Change } from './Change.ts';

/** What follows when other categories ask for an attribute: their products are judged anew. */
export async function askedAttributesWritten(
  tx: SystemTransaction,
  { before, after }: Change,
): Promise<void> {
  const asking = [before, after].map((row) => (Array.isArray(row?.categories) ? row.categories : []));
  if (JSON.stringify(asking[0]) === JSON.stringify(asking[1])) return;
  const sids = [
    ...new Set(
      asking
        .flat()
        .filter(isRow)
        .map(({ sid }) => String(sid)),
    ),
  ];
  await tx.run(sql`
    insert into quality_pending (product_id)
    select id from product where main_category = any(${sids}::text[])`);
}
