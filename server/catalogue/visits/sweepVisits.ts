import { keepDays } from '../../../resources/limits.ts';
import { today } from '../../../resources/today.ts';
import type { SystemPool } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { forgetVisitors } from './countVisitors.ts';

/** Forgets the days of products and companies that are older than they are kept, and those of products that are gone; who came before today, too. */
export async function sweepVisits(write: SystemPool): Promise<void> {
  await write.run(sql`
    delete from product_statistic s
    where s.day < current_date - ${keepDays.visitsOfProducts}::int
      or not exists (select from product p where p.id = s.product_id)`);
  // The salt goes also where nobody comes on the next day.
  await write.transaction((tx) => forgetVisitors(tx, today()));
  await write.run(sql`delete from statistic where day < current_date - ${keepDays.visitsOfOrgas}::int`);
}
