import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { isPerPlatform, type Entity } from '../../../resources/entity.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { ReferenceField } from '../../../resources/kinds/field.ts';
import { namingsOf, sharedFields, takesRecord, type Naming } from '../../../resources/namings.ts';
import { noOrga } from '../../../resources/noOrga.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { integer } from '../../base/database/column.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { snakeCase } from '../../base/database/snakeCase.ts';
import { every, identifier, join, sql, verbatim, type Sql } from '../../base/database/sql.ts';
import { originColumns, originValues, versionOfNew } from '../formerRecord.ts';
import { insertConsequences } from '../recordChange.ts';
import { columnDefault } from '../schema/columns.ts';
import { columnAt, fromTable, rowAsJson, storedFields, tableOf } from '../select.ts';
import type { NotAsItWas } from '../RecordHooks.ts';
import { followAll, written, type Following } from './followAll.ts';
import { keyAt, platformAt } from './namingSql.ts';

/**
 * Deleted records that are back, as something to read from under the alias `b`: the id of the change that told of the
 * deletion, that of the one by which the record came back, and its sid.
 */
export type Back = Sql;

export function backRecord({
  deletion,
  restoration,
  sid,
}: {
  deletion: number;
  restoration: number;
  sid: string;
}): Back {
  return sql`(values (${deletion}::bigint, ${restoration}::bigint, ${sid}::text)) b (deletion, restoration, sid)`;
}

/**
 * Brings back what went with records of an entity (`retire`): a record unless there is one of its key again or it would
 * name what is gone itself, a field as it was unless somebody has changed it since; then only the sid comes back.
 * What comes back is recorded as what followed from their coming back.
 */
export async function restoreRetired(
  tx: SystemTransaction,
  entity: Entity,
  back: Back,
  following: Following,
): Promise<CameBack> {
  const namings = namingsOf(entity).filter(({ loss }) => loss !== 'owned');
  const taken = new Set(namings.filter(takesRecord).map((naming) => naming.entity));
  const came: CameBack = { restored: 0, changed: 0, notAsItWas: [] };
  for (const other of taken) {
    const { restored, notAsItWas } = await restoreRecords(tx, other, back, following);
    came.restored += restored;
    came.notAsItWas.push(...notAsItWas);
  }
  for (const naming of namings)
    if (!takesRecord(naming)) came.changed += await restoreValues(tx, naming, back, following);
  return came;
}

export interface CameBack {
  /** Records that are there again. */
  restored: number;
  /** Those in which a field is as it was. */
  changed: number;
  notAsItWas: NotAsItWas[];
}

/**
 * Makes the table `retired`: what followed from the deletions, with the changes by which their records came back. As a
 * table its size is known: there may be very many.
 */
async function findRetired(
  tx: SystemTransaction,
  entity: Entity,
  kind: 'changed' | 'deleted',
  back: Back,
): Promise<number> {
  await tx.run(sql`drop table if exists retired`);
  await tx.run(sql`
    create temporary table retired on commit drop as
    select c.*, of.reasons from (
      select c.id, array_agg(b.restoration) as reasons
      from ${back} join change c on c.causes @> array[b.deletion] and c.causes is not null
      where c.entity = ${entity.name} and c.kind = ${kind} group by c.id
    ) of join change c on c.id = of.id`);
  await tx.run(sql`analyze retired`);
  const { count } = await tx.one({ count: integer }, sql`select count(*) as count from retired`);
  return count;
}

async function restoreRecords(
  tx: SystemTransaction,
  entity: Entity,
  back: Back,
  following: Following,
): Promise<Pick<CameBack, 'restored' | 'notAsItWas'>> {
  if ((await findRetired(tx, entity, 'deleted', back)) === 0) return { restored: 0, notAsItWas: [] };
  const notAsItWas = (await following.hooksOf(entity).beforeComeBack?.(tx)) ?? [];
  const { shape, columns } = written(entity);
  const fields = storedFields(entity);
  const own = fields.map((name) => identifier(snakeCase(name)));
  const row = join(fields.map((name) => sql`${snakeCase(name)}::text, c.before -> ${name}::text`));
  const values = fields.map((name) => {
    const byDefault = entity.fields[name] && columnDefault(entity.fields[name]);
    return byDefault
      ? sql`coalesce(${columnAt('r', name)}, ${verbatim(byDefault)})`
      : sql`${columnAt('r', name)}`;
  });
  const platform = isPerPlatform(entity) ? [sql`platform`] : [];
  const restored = await tx.rows(
    shape,
    sql`
      with restored as (
        insert into ${tableOf(entity)} as t (${join([...platform, ...own])}, version, ${originColumns})
        overriding system value
        select ${join([...(platform.length > 0 ? [sql`c.platform`] : []), ...values])},
          ${versionOfNew(entity.name, sql`c.platform`, sql`c.key`)}, ${originValues(entity, sql`c.origin`)}
        from retired c
        cross join lateral jsonb_populate_record(null::${tableOf(entity)}, jsonb_build_object(${row})) r
        where ${namesWhatIsThere(entity)}
        on conflict do nothing returning *
      ),
      recorded as (${insertConsequences(
        following.author,
        sql`
          select c.platform, c.entity, c.key, 'created', t.version, null::jsonb, ${rowAsJson(entity, 't')},
            null::jsonb, c.reasons
          from restored t join retired c on c.key = ${keyAt(entity, 't')} and c.platform = ${platformAt(entity, 't')}`,
      )})
      select ${columns} from restored t`,
  );
  return { restored: await followRestored(tx, entity, following, restored), notAsItWas };
}

/** The condition that all that a record `r` of a change `c` names is there. */
function namesWhatIsThere(entity: Entity): Sql {
  const conditions = Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'reference' ? [isThere(name, field)] : [],
  );
  return every(conditions);
}

function isThere(name: string, field: ReferenceField): Sql {
  const other = entityNamed(field.to);
  const column = columnAt('r', name);
  const isOne = (sid: Sql) => {
    const beside = [
      sql`${columnAt('o', 'sid')} = ${sid}`,
      ...(isPerPlatform(other) ? [sql`o.platform = c.platform`] : []),
      ...sharedFields(field, other).map(
        ([ours, theirs]) => sql`${columnAt('o', theirs)} = ${columnAt('r', ours)}`,
      ),
    ];
    const none = [...(field.orRoot ? [rootCategory] : []), ...(field.orNone ? [noOrga] : [])];
    return sql`(${sid} = any(${none}) or exists (select from ${tableOf(other)} o where ${every(beside)}))`;
  };
  if (!field.many) return sql`(${column} is null or ${isOne(sql`${column}`)})`;
  return sql`not exists (select from unnest(${column}) named (sid) where not ${isOne(sql`named.sid`)})`;
}

async function restoreValues(
  tx: SystemTransaction,
  naming: Naming,
  back: Back,
  following: Following,
): Promise<number> {
  const { entity, name } = naming;
  if ((await findRetired(tx, entity, 'changed', back)) === 0) return 0;
  const { shape, columns } = written(entity);
  const column = columnAt('t', name);
  const key = entity.key.map((own, index) => sql`${columnAt('t', own)}::text = c.key[${index + 1}::integer]`);
  const beside = every([...key, sql`${platformAt(entity, 't')} = c.platform`]);
  const restored = await tx.rows(
    shape,
    sql`
      with kept as (
        select distinct on (t.id) t.id, ${column} as latter, ${valueAgain(naming, back)} as former, c.reasons
        from retired c join ${fromTable(entity)} on ${beside}
        where c.before ? ${name}
        order by t.id, c.id desc
      ),
      restored as (
        update ${tableOf(entity)} t set ${identifier(snakeCase(name))} = kept.former, version = version + 1,
          updated_at = now()
        from kept where t.id = kept.id and kept.former is distinct from ${column}
        returning t.*, kept.latter, kept.reasons
      ),
      recorded as (${insertConsequences(
        following.author,
        sql`
          select ${platformAt(entity, 't')}, ${entity.name}::text, ${keyAt(entity, 't')}, 'changed', t.version,
            jsonb_build_object(${name}::text, t.latter), jsonb_build_object(${name}::text, ${column}), null::jsonb, t.reasons
          from restored t`,
      )})
      select ${columns} from restored t`,
  );
  return followRestored(tx, entity, following, restored);
}

/** All that follows from restored records, and how many they are. */
async function followRestored(
  tx: SystemTransaction,
  entity: Entity,
  following: Following,
  restored: readonly { dataset: DatasetKey | ''; id: number }[],
): Promise<number> {
  const written = restored.map(({ dataset, id, ...after }) => ({ dataset, id, after }));
  await followAll(tx, entity, following, written);
  return restored.length;
}

/** What the field of a record `t` holds once what the change `c` took from it is back. */
function valueAgain({ name, form, part = '', prefix = '' }: Naming, back: Back): Sql {
  const column = columnAt('t', name);
  const [before, after] = [sql`(c.before -> ${name}::text)`, sql`(c.after -> ${name}::text)`];
  // Nothing has happened to it since, and all that went at once is back.
  const isUntouched = sql`(to_jsonb(${column}) is not distinct from nullif(${after}, 'null')
    and cardinality(c.reasons) = cardinality(c.causes))`;
  const sids = sql`select b.sid from ${back} where b.deletion = any(c.causes)`;
  switch (form) {
    case 'one':
      return sql`case when ${isUntouched} then ${before} #>> '{}' else ${column} end`;
    case 'list':
      return sql`case when ${isUntouched} then array(select jsonb_array_elements_text(${before}))
        else ${column} || array(select b.sid from (${sids}) b where b.sid <> all(${column})) end`;
    case 'keys':
      return sql`case when ${isUntouched} then ${before} else (
        ${column} - array(
          select put.key from jsonb_each(${after}) put
          where not ${before} ? put.key and ${column} -> put.key = put.value)
        || coalesce((
          select jsonb_object_agg(b.sid, ${before} -> b.sid) from (${sids}) b
          where ${before} ? b.sid and not ${column} ? b.sid), '{}')) end`;
    case 'parts':
      return sql`case when ${isUntouched} then ${before} else ${column} || coalesce((
        select jsonb_agg(lost.value) from jsonb_array_elements(${before}) lost
        where lost.value ->> ${part}::text in (select ${prefix}::text || named.sid from (${sids}) named)
          and not ${column} @> jsonb_build_array(jsonb_build_object(${part}::text, lost.value -> ${part}::text))), '[]') end`;
  }
}
