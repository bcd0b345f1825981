import { asSystem } from '../../base/database/asSystem.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { nameOf, type Holder } from './Holder.ts';

/** Takes back what was counted of an upload of today (behaviours B162 and B384). */
export async function giveBack(
  db: ScopedQueries,
  holder: Holder,
  { bytes, pictures = 0 }: { bytes: number; pictures?: number },
): Promise<void> {
  await asSystem(db).run(sql`
    update budget_use set bytes = greatest(0, bytes - ${bytes}), pictures = greatest(0, pictures - ${pictures})
    where platform = ${holder.dataset} and holder = ${nameOf(holder)}
      and day = (now() at time zone 'Europe/Zurich')::date`);
}
