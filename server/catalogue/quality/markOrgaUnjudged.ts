import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** Asks for the mean of a company that lost products to be taken anew after the transaction. */
export async function markOrgaUnjudged(
  tx: SystemTransaction,
  dataset: DatasetKey,
  orgaSid: string,
): Promise<void> {
  await tx.run(sql`insert into quality_pending (platform, orga_sid) values (${dataset}, ${orgaSid})`);
}
