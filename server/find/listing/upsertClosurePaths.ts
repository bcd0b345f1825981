import type { Fragment } from '../../base/database/queries.ts';
import type { DatasetKey } from '../../../resources/platforms.ts';
import { sql } from '../../base/database/sql.ts';

/** Writes what the closure lacks of the rows in `due`; part of a statement, and tells whose path came or changed. */
export function upsertClosurePaths(dataset: DatasetKey): Fragment {
  return sql`
    insert into category_closure as c (platform, ancestor_sid, descendant_sid, depth)
    select ${dataset}, ancestor_sid, descendant_sid, depth from due
    on conflict (platform, descendant_sid, ancestor_sid) do update set depth = excluded.depth
      where c.depth <> excluded.depth
    returning c.descendant_sid`;
}
