import { keepDays } from '../../../resources/limits.ts';
import type { SystemPool } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** Forgets the days of products and companies that are older than they are kept, and those of products that are gone. */
export async function sweepVisits(write: SystemPool): Promise<void> {
  await write.run(sql`
    delete from product_statistic s
    where s.day < current_date - ${keepDays.visitsOfProducts}::int
      or not exists (select from product p where p.id = s.product_id)`);
  await write.run(sql`delete from statistic where day < current_date - ${keepDays.visitsOfOrgas}::int`);
}
