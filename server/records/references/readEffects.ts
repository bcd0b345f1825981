import type { DeletionEffect } from '../../../resources/calls/deletion.ts';
import { entities } from '../../../resources/registry.ts';
import { integer, nullable, text } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import { companyOfChange } from '../companyOfChange.ts';
import { fieldsOf } from '../fieldsOf.ts';

const effect = {
  platform: text(),
  entity: text(),
  /** '' for records of no company. */
  orgaSid: text(),
  name: nullable(fieldsOf(entities.orga, 'name').name),
  count: integer,
};

/**
 * Whose records went, or lost something, with what was deleted; whoever lost most first.
 * @param which the condition on the changes `c` that followed from it
 */
export async function readEffects(db: SystemQueries, which: Sql): Promise<DeletionEffect[]> {
  return db.rows(
    effect,
    sql`
      select lost.platform, lost.entity, lost.orga_sid as "orgaSid", o.name, lost.count
      from (
        select c.platform, c.entity, ${companyOfChange('c')} as orga_sid, count(*) as count
        from change c where c.causes is not null and ${which} group by 1, 2, 3
      ) lost
      left join orga o on o.platform = lost.platform and o.sid = lost.orga_sid
      order by lost.count desc, lost.entity, lost.platform, lost.orga_sid`,
  );
}
