import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** Waits for other imports of a company, and keeps them waiting until the end of the transaction. */
export async function lockImports(
  tx: SystemTransaction,
  { dataset, orgaSid }: { dataset: DatasetKey; orgaSid: string },
): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${dataset} ${orgaSid}`}, 0))`);
}
