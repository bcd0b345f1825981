import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { sql, type Sql } from '../../base/database/sql.ts';

/**
 * The part of a statement that writes what the closure lacks of the rows in `due` (`ancestor_sid`, `descendant_sid`,
 * `depth`). Answers `descendant_sid` of each path that came or changed.
 */
export function upsertClosurePaths(dataset: DatasetKey): Sql {
  return sql`
    insert into category_closure as c (platform, ancestor_sid, descendant_sid, depth)
    select ${dataset}, ancestor_sid, descendant_sid, depth from due
    on conflict (platform, descendant_sid, ancestor_sid) do update set depth = excluded.depth
      where c.depth <> excluded.depth
    returning c.descendant_sid`;
}
