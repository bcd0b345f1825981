import { asSystem } from '../../base/database/asSystem.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** One giver of rights at a time, so that two administrators cannot remove each other. */
export async function lockRights(tx: ScopedTransaction): Promise<void> {
  await asSystem(tx).run(sql`select pg_advisory_xact_lock(hashtextextended('baustein user rights', 0))`);
}
