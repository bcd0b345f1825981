import { z } from 'zod';
import type { Entity } from '../../../resources/entity.ts';
import { takesRecord, type Naming } from '../../../resources/namings.ts';
import { json, nullable } from '../../base/database/column.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { identifier, join, sql, type Sql } from '../../base/database/sql.ts';
import { snakeCase } from '../../base/database/snakeCase.ts';
import { originOf } from '../formerRecord.ts';
import { insertConsequences } from '../recordChange.ts';
import { columnAt, fromTable, rowAsJson, tableOf } from '../select.ts';
import { followAll, written, type Following } from './followAll.ts';
import { fromNaming, keyAt, platformAt, valueWithout, type Gone } from './namingSql.ts';

/** What a field held, whatever its kind. */
const former = nullable(json(z.unknown()));

/**
 * Takes away what records say of others that are deleted, or puts others in their place, and records it as what followed
 * from their deletion: `restoreRetired` brings it back. A list loses a sid, a field becomes empty, and a record that is
 * nothing without it goes.
 * @param namings how the deleted records of the entity are named by what is to go
 */
export async function retire(
  tx: SystemTransaction,
  entity: Entity,
  namings: readonly Naming[],
  gone: Gone,
  following: Following,
): Promise<void> {
  for (const [, taken] of Map.groupBy(namings.filter(takesRecord), (naming) => naming.entity.name))
    await retireRecords(tx, entity, taken, gone, following);
  for (const naming of namings)
    if (!takesRecord(naming)) await retireValues(tx, entity, naming, gone, following);
}

/** Removes records of one entity, which name what is deleted in any of these ways. */
async function retireRecords(
  tx: SystemTransaction,
  other: Entity,
  namings: readonly Naming[],
  gone: Gone,
  following: Following,
): Promise<void> {
  const [first] = namings;
  if (!first) return;
  const { entity } = first;
  const { shape, columns } = written(entity);
  const removed = await tx.rows(
    shape,
    sql`
      with hit as (${hits(namings, other, gone)}),
      removed as (delete from ${fromTable(entity)} using hit where t.id = hit.id returning t.*, hit.causes),
      recorded as (${insertConsequences(
        following.author,
        sql`
          select ${platformAt(entity, 't')}, ${entity.name}::text, ${keyAt(entity, 't')}, 'deleted',
            t.version, ${rowAsJson(entity, 't')}, null::jsonb, ${originOf('t')}, t.causes
          from removed t`,
      )})
      select ${columns} from removed t`,
  );
  await followAll(
    tx,
    entity,
    following,
    removed.map(({ dataset, id, ...before }) => ({ dataset, id, before })),
  );
}

/** Changes one field of records that name what is deleted in it. */
async function retireValues(
  tx: SystemTransaction,
  other: Entity,
  naming: Naming,
  gone: Gone,
  following: Following,
): Promise<void> {
  const { entity, name } = naming;
  const { shape, columns } = written(entity);
  const column = identifier(snakeCase(name));
  const changed = await tx.rows(
    { former, ...shape },
    sql`
      with hit as (${hits([naming], other, gone)}),
      kept as (
        select t.id, ${columnAt('t', name)} as former, ${valueWithout(naming)} as latter, hit.causes
        from ${fromTable(entity)} join hit on hit.id = t.id
      ),
      changed as (
        update ${tableOf(entity)} t set ${column} = kept.latter, version = version + 1, updated_at = now()
        from kept where t.id = kept.id returning t.*, kept.former, kept.causes
      ),
      recorded as (${insertConsequences(
        following.author,
        sql`
          select ${platformAt(entity, 't')}, ${entity.name}::text, ${keyAt(entity, 't')}, 'changed', t.version,
            jsonb_build_object(${name}::text, t.former), jsonb_build_object(${name}::text, ${columnAt('t', name)}),
            null::jsonb, t.causes
          from changed t`,
      )})
      select to_jsonb(t.former) as former, ${columns} from changed t`,
  );
  await followAll(
    tx,
    entity,
    following,
    changed.map(({ dataset, id, former: value, ...after }) => ({
      dataset,
      id,
      before: { ...after, [name]: value },
      after,
    })),
  );
}

/** The records that name what is deleted in any of these ways, by their ids, with what that is. */
function hits(namings: readonly Naming[], other: Entity, gone: Gone): Sql {
  const each = namings.map(
    (naming) => sql`select t.id, g.change_id, g.sid, g.instead from ${fromNaming(naming, other, gone)}`,
  );
  return sql`
    select h.id, array_agg(distinct h.change_id) as causes, array_agg(h.sid) as sids, array_agg(h.instead) as insteads
    from (${join(each, ' union all ')}) h group by h.id`;
}
