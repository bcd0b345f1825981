import type { Entity } from '../../../resources/entity.ts';
import { entities } from '../../../resources/registry.ts';
import type { Naming } from '../../../resources/namings.ts';
import { integer, nullable, text } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { join, sql } from '../../base/database/sql.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { fromNaming, ownerAt, platformAt, type Gone } from './namingSql.ts';

/** How often records of a company name those that are to be deleted. */
export interface NamedByCompany {
  entity: string;
  /** The field that does. */
  field: string;
  /** '' for a record that all platforms share. */
  platform: string;
  /** '' for a record of no company. */
  orgaSid: string;
  /** Of the company. */
  name: string | null;
  count: number;
}

const counted = {
  entity: text(),
  field: text(),
  platform: text(),
  orgaSid: text(),
  name: nullable(fieldsOf(entities.orga, 'name').name),
  count: integer,
};

/** Who names records of an entity in these ways, the most often first. */
export async function countNamed(
  db: SystemQueries,
  entity: Entity,
  namings: readonly Naming[],
  gone: Gone,
): Promise<NamedByCompany[]> {
  if (namings.length === 0) return [];
  const each = namings.map(
    (naming) => sql`
      select ${naming.entity.name}::text as entity, ${naming.name}::text as field,
        ${platformAt(naming.entity, 't')} as platform,
        ${ownerAt(naming.entity, 't')} as "orgaSid"
      from ${fromNaming(naming, entity, gone)}`,
  );
  return db.rows(
    counted,
    sql`
      select n.entity, n.field, n.platform, n."orgaSid", o.name, count(*) as count
      from (${join(each, ' union all ')}) n
      left join orga o on o.platform = n.platform and o.sid = n."orgaSid"
      group by 1, 2, 3, 4, 5 order by count desc, 1, 2, 3, 4`,
  );
}
