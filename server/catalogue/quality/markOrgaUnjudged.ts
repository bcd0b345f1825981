import type { DatasetKey } from '../../../resources/platforms.ts';
import type { Transaction } from '../../base/database/connect.ts';

/** Asks for the mean of a company that lost products to be taken anew after the transaction. */
export async function markOrgaUnjudged(tx: Transaction, dataset: DatasetKey, orgaSid: string): Promise<void> {
  await tx`insert into quality_pending (platform, orga_sid) values (${dataset}, ${orgaSid})`;
}
