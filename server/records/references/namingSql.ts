import { isPerPlatform, type Entity } from '../../../resources/entity.ts';
import { sharedFields, type Naming } from '../../../resources/namings.ts';
import { join, sql, type Sql } from '../../base/database/sql.ts';
import { columnAt, fromTable } from '../select.ts';

/**
 * Deleted records of one entity, as something to read from under the alias `g`: the id of the change that tells of the
 * deletion, the platform ('' where all share them), the company ('' where they have none), the sid, and the sid of the one
 * that takes the place, which is null where none does.
 */
export type Gone = Sql;

export interface GoneRecord {
  changeId: number;
  platform: string;
  owner: string;
  sid: string;
  instead: string | null;
}

export function goneRecord({ changeId, platform, owner, sid, instead }: GoneRecord): Gone {
  return sql`(values (${changeId}::bigint, ${platform}::text, ${owner}::text, ${sid}::text, ${instead}::text))
    g (change_id, platform, owner, sid, instead)`;
}

/** The platform of a record under that alias; '' for one that all share. */
export function platformAt(entity: Entity, alias: string): Sql {
  return isPerPlatform(entity) ? sql`${columnAt(alias, 'platform')}` : sql`''::text`;
}

/** The company of a record under that alias; '' for one that has none. */
export function ownerAt({ owner }: Entity, alias: string): Sql {
  return owner ? sql`${columnAt(alias, owner)}` : sql`''::text`;
}

/** The key of a record under that alias, as the record of changes holds it. */
export function keyAt({ key }: Entity, alias: string): Sql {
  return sql`array[${join(key.map((name) => sql`${columnAt(alias, name)}::text`))}]`;
}

/** What to read from for the records `t` together with the deleted records `g` that they name. */
export function fromNaming(naming: Naming, other: Entity, gone: Gone): Sql {
  const beside = isBeside(naming, other);
  const column = columnAt('t', naming.name);
  // A list is taken apart: to look for each of very many in each of many lists takes too long.
  if (naming.form === 'list')
    return sql`${fromTable(naming.entity)} cross join lateral unnest(${column}) named (sid)
      join ${gone} on g.sid = named.sid and ${beside}`;
  const condition = {
    one: sql`${column} = g.sid`,
    keys: sql`${column} ? g.sid`,
    parts: sql`${column} @> ${elementNaming(naming, sql`g.sid`)}`,
  }[naming.form];
  return sql`${fromTable(naming.entity)} join ${gone} on ${condition} and ${beside}`;
}

/** The condition that the records `t` and `g` are where one may name the other: the same platform, the company named. */
export function isBeside({ reference }: Naming, other: Entity): Sql {
  const shared = reference ? sharedFields(reference, other) : [];
  return join(
    [
      isPerPlatform(other) ? sql`${columnAt('t', 'platform')} = g.platform` : sql`true`,
      ...shared.map(([ours]) => sql`${columnAt('t', ours)} = g.owner`),
    ],
    ' and ',
  );
}

/**
 * What the field of the record `t` holds without the deleted records, or with others in their place: those of its row
 * `hit` with the lists `sids` and `insteads`.
 */
export function valueWithout(naming: Naming): Sql {
  const column = columnAt('t', naming.name);
  const part = sql`${naming.part ?? ''}::text`;
  const prefix = sql`${naming.prefix ?? ''}::text`;
  const gone = sql`unnest(hit.sids, hit.insteads) g (sid, instead)`;
  switch (naming.form) {
    case 'one':
      return sql`hit.insteads[1]`;
    case 'list':
      return sql`array(
        select coalesce(g.instead, each.sid) from unnest(${column}) with ordinality each (sid, place)
        left join ${gone} on g.sid = each.sid
        where g.sid is null or g.instead is not null
        group by 1 order by min(each.place))`;
    case 'keys':
      return sql`(
        select coalesce(jsonb_object_agg(kept.key, kept.value), '{}') from (
          select distinct on (1) coalesce(g.instead, each.key) as key, each.value
          from jsonb_each(${column}) each left join ${gone} on g.sid = each.key
          where g.sid is null or g.instead is not null
          order by 1, g.sid is not null
        ) kept)`;
    case 'parts':
      return sql`(
        select coalesce(jsonb_agg(
          case when g.sid is null then each.value
            else each.value || jsonb_build_object(${part}, ${prefix} || g.instead) end order by each.place), '[]')
        from jsonb_array_elements(${column}) with ordinality each (value, place)
        left join ${gone} on ${prefix} || g.sid = each.value ->> ${part}
        where g.sid is null or (g.instead is not null
          and not ${column} @> ${elementNaming(naming, sql`g.instead`)}))`;
  }
}

/** A list with one object that names that sid, and says nothing else. */
export function elementNaming({ part = '', prefix = '' }: Naming, sid: Sql): Sql {
  return sql`jsonb_build_array(jsonb_build_object(${part}::text, ${prefix}::text || ${sid}))`;
}
