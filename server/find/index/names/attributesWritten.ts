import type { SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { attributeNamesWritten } from '../../vocabulary/namePhrases.ts';

/** What follows from attributes that were renamed or changed: their labels, and search rows and facets of all products that have one. */
export async function attributesWritten(tx: SystemTransaction, sids: readonly string[]): Promise<void> {
  await attributeNamesWritten(tx, sids);
  await tx.run(sql`
    insert into search_pending (product_id, platform)
    select id, platform from product where attributes ?| ${sids}::text[]`);
}
