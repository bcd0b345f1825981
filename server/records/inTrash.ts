import type { Entity } from '../../resources/entity.ts';
import { imports } from '../../resources/limits.ts';
import { every, sql, type Sql } from '../base/database/sql.ts';
import type { Scope } from './access/scope.ts';
import { recordedUnder } from './access/where.ts';
import { columnAt, fromTable } from './select.ts';

/** Whose deleted records are asked for. */
export interface TrashOf {
  orgaSid?: string | undefined;
}

/**
 * What stands behind the columns of a statement over deletions `c` that can be taken back: of each key its last one, as
 * long as it is no older than that, was not taken back and not emptied, with who did it as `u` and the record that has its
 * key by now as `t`. What went with another record comes back with it.
 */
export function inTrash(scope: Scope, entity: Entity, { orgaSid }: TrashOf): Sql<true> {
  const ofPlatform = scope.shared ? sql`true` : sql`t.platform = c.platform`;
  const same = entity.key.map(
    (name, index) => sql`${columnAt('t', name)}::text = c.key[${index + 1}::integer]`,
  );
  const asked = [
    ...(scope.filter === 'all'
      ? []
      : [scope.filter === 'none' ? sql`false` : sql`c.company = any(${scope.filter.orgaSid})`]),
    ...(orgaSid === undefined ? [] : [sql`c.company = ${orgaSid}`]),
  ];
  return sql`
    from change c
    left join known_user u on u.sub = c.sub
    left join ${fromTable(entity)} on ${every([...same, ofPlatform])}
    where c.entity = ${entity.name} and c.platform = ${recordedUnder(scope)} and c.kind = 'deleted' and c.causes is null
      and c.emptied_at is null and c.at > now() - make_interval(days => ${imports.keepDays}) and ${every(asked)}
      and (t.id is null or t.id <> (c.origin ->> 'id')::bigint)
      and not exists (
        select from change later
        where later.entity = c.entity and later.platform = c.platform and later.key = c.key
          and later.kind = 'deleted' and later.id > c.id)`;
}
