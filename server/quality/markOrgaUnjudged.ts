import type { StoreKey } from '../../resources/platforms.ts';
import type { Transaction } from '../database/connect.ts';

/** Asks for the mean of a company that lost products to be taken anew after the transaction. */
export async function markOrgaUnjudged(tx: Transaction, store: StoreKey, orgaSid: string): Promise<void> {
  await tx`insert into quality_pending (platform, orga_sid) values (${store}, ${orgaSid})`;
}
