import type { Transaction } from '../../../base/database/connect.ts';

/** What follows from attributes that were renamed or changed: search rows and facets of all products that have one. */
export async function attributesWritten(tx: Transaction, sids: readonly string[]): Promise<void> {
  await tx`
    insert into search_pending (product_id)
    select id from product where attributes ?| ${[...sids]}::text[]`;
}
