import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';

/** Imports whose search rows are all written are now found: `applied` becomes `searchable`. */
export async function markSearchable(db: SystemQueries): Promise<void> {
  await db.run(sql`
    update import_report set state = 'searchable'
    where state = 'applied' and not dry_run and (
      search_mark is null or not exists (select from search_pending where id <= import_report.search_mark))`);
}
