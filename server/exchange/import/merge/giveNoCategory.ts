import { withoutCategory } from '../../../../resources/exchange/withoutCategory.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { identifier, sql } from '../../../base/database/sql.ts';
import type { Merge } from './compareRows.ts';

/** Gives the new products of a comparison that of which nothing says one; those of JSON have to say it. */
export async function giveNoCategory(
  tx: SystemTransaction,
  { table }: Merge,
  compared: 'import_compared' | 'import_faulty',
): Promise<void> {
  await tx.run(sql`
    update ${identifier(compared)} c set main_category = ${withoutCategory}
    from ${identifier(table)} s
    where s.number = c.number and s.sheet is not null and c.product_id is null and c.main_category is null`);
}
