import { imports } from '../../../../resources/limits.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';

/** Takes away kept values that were read, or followed by another one, for as long as the import that did so can be undone. */
export async function sweepRawValues(db: SystemQueries): Promise<void> {
  await db.run(sql`
    delete from raw_value v
    where v.used_at < now() - make_interval(days => ${imports.keepDays}) or exists (
      select from raw_value later
      where later.column_id = v.column_id and later.product_id = v.product_id and later.number > v.number
        and later.created_at < now() - make_interval(days => ${imports.keepDays}))`);
  await db.run(sql`
    delete from raw_column c where not exists (select from raw_value v where v.column_id = c.id)`);
}
