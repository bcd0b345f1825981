import type { DraftFilter } from '../../../resources/draftStates.ts';
import { isPerPlatform, type Entity } from '../../../resources/entity.ts';
import { every, join, sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../access/scope.ts';
import { recordedUnder } from '../access/where.ts';
import type { Key } from '../readRecords.ts';
import { columnAt, tableOf } from '../select.ts';

/**
 * The key of the record that a draft `d` is of. Of one that was set aside, as another was begun under its key, the id of its
 * record stands behind that.
 */
export function keyOfDraft({ key }: Pick<Entity, 'key'>): Sql {
  return sql`d.key[1:${key.length}::int]`;
}

/** The condition that a draft `d` is of an entity, of what the scope opens: whoever may change a record may see its draft. */
export function draftsWithin(scope: Scope, entity: Entity): Sql<true> {
  return sql`d.platform = ${recordedUnder(scope)} and d.entity = ${entity.name} and ${ofCompanies(scope, entity)}`;
}

/** The company in the key of a draft `d`; null where records belong to none. */
export function companyOfDraft({ key, owner }: Pick<Entity, 'key' | 'owner'>): Sql {
  return sql`d.key[${owner === undefined ? 0 : key.indexOf(owner) + 1}::int]`;
}

/** The condition that a draft `d` is of a record with one of these keys. */
export function draftOfKeys(entity: Pick<Entity, 'key'>, keys: readonly Key[]): Sql {
  const columns = entity.key.map((_, index) => sql`${keys.map((values) => values[index] ?? '')}::text[]`);
  const parts = entity.key.map((_, index) => sql`d.key[${index + 1}::int]`);
  return sql`(${join(parts)}) in (select * from unnest(${join(columns)}))`;
}

/**
 * The condition that records `t` have a draft that the scope opens, or one that is so far. One that was begun without a record
 * is that of whichever has its key by now, unless that has its own.
 */
export function draftCondition(scope: Scope, entity: Entity, asked: DraftFilter): Sql<true> {
  const ofKey = entity.key.map((name, index) => sql`${columnAt('r', name)} = d.key[${index + 1}::int]`);
  const ofPlatform = isPerPlatform(entity) ? sql`r.platform = d.platform` : sql`true`;
  const own = sql`
    select from record_draft own
    where own.entity = d.entity and own.platform = d.platform and own.record_id = r.id`;
  return sql`t.id in (
    select coalesce(d.record_id, (
      select r.id from ${tableOf(entity)} r where ${every([...ofKey, ofPlatform])} and not exists (${own})))
    from record_draft d
    where ${draftsWithin(scope, entity)} and ${asked === 'any' ? sql`true` : sql`d.state = ${asked}`})`;
}

function ofCompanies({ filter }: Scope, entity: Entity): Sql {
  if (typeof filter === 'string') return sql`${filter === 'all'}::boolean`;
  return sql`${companyOfDraft(entity)} = any(${filter.orgaSid})`;
}
