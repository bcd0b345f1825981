import { keepDays } from '../../../resources/limits.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** Forgets what was uploaded on days long over. */
export async function sweepBudgetUse(db: SystemQueries): Promise<void> {
  await db.run(sql`
    delete from budget_use where day < now() - make_interval(days => ${keepDays.budgetUse})`);
}
