import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { tiers } from './tierSizes.ts';

const indexes = [...tiers.map((tier) => `product_search_${tier}_doc`), 'search_term_infix'];

/** Merges what was collected beside the word indexes into them, so that no reader has to walk through it. */
export async function mergeNewEntries(tx: SystemTransaction): Promise<void> {
  await tx.run(sql`
    select gin_clean_pending_list(index) from (
      select name::regclass as index from unnest(${indexes}::text[]) as name
      union all
      select relid from pg_partition_tree('product_title_parts') where isleaf
    ) as indexes`);
}
