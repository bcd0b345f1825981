import type { SystemPool, SystemTransaction } from '../../../base/database/queries.ts';
import { identifier, sql, verbatim } from '../../../base/database/sql.ts';
import { importedFields, type ImportedField } from '../importedFields.ts';
import { mergeFault, type MergeFault } from './findFaults.ts';

/**
 * Makes one row of all that are about one product, each in a language or on a sheet of its own: the texts of all of them, and of
 * everything else what the first says that says anything. Returns where they contradict each other; such products are
 * faulty, but of an attribute in words, which has no languages, the first one counts.
 * @param words sids of the attributes whose values are words
 */
export async function joinRows(
  write: SystemPool,
  table: string,
  words: readonly string[],
): Promise<MergeFault[]> {
  return write.transaction(async (tx) => {
    const faults = await contradictions(tx, table, words);
    const faulty = faults.filter(({ severity }) => severity === 'error').map(({ number }) => number);
    await tx.run(sql`update ${identifier(table)} set is_valid = false where number = any(${faulty}::int[])`);
    const columns = importedFields.map(({ column }) => column);
    const assigned = ['is_valid', 'derived_sid', 'cleared', 'told', 'raw', 'links', ...columns].map(
      (name) => `"${name}" = j."${name}"`,
    );
    await tx.run(sql`
      update ${identifier(table)} t set completeness = null, missing = null, ${verbatim(assigned.join(', '))}
      from (
        select coalesce(joins, number) as product, bool_and(is_valid) as is_valid,
          min(derived_sid) as derived_sid, ${verbatim(joinedList('cleared'))} as cleared,
          case when bool_and(is_valid or told is not null) and not bool_and(is_valid) then ${verbatim(joinedList('told'))} end as told,
          ${verbatim(joinedObject('raw'))}, ${verbatim(joinedObject('links'))},
          ${verbatim(importedFields.map(joinedValue).join(', '))}
        from ${identifier(table)}
        where coalesce(joins, number) in (select joins from ${identifier(table)})
        group by 1
      ) j
      where t.number = j.product`);
    await tx.run(sql`delete from ${identifier(table)} where joins is not null`);
    return faults;
  });
}

function joinedList(column: string): string {
  return `array(
    select distinct jsonb_array_elements_text(each)
    from jsonb_array_elements(jsonb_agg(to_jsonb("${column}")) filter (where "${column}" is not null)) each
  )`;
}

/** Values that hold several, each under its own name: texts by language, attributes. */
function hasParts({ field }: ImportedField): boolean {
  return field.kind === 'translated' || field.kind === 'values';
}

/** All rows that say anything say the same, where they are valid. */
function joinedValue(field: ImportedField): string {
  const { column, type } = field;
  if (!hasParts(field)) return `min("${column}"::text)::${type} as "${column}"`;
  return joinedObject(column);
}

/** The parts of all rows; of one that several have the first. */
function joinedObject(column: string): string {
  return `(
    select jsonb_object_agg(part.key, part.value order by each.number desc)
    from jsonb_array_elements(jsonb_agg("${column}" order by number)) with ordinality as each (value, number)
    cross join lateral jsonb_each(case when jsonb_typeof(each.value) = 'object' then each.value end) part
  ) as "${column}"`;
}

/** Each value that differs from what an earlier row about the same product says. */
async function contradictions(
  tx: SystemTransaction,
  table: string,
  words: readonly string[],
): Promise<MergeFault[]> {
  const told = importedFields.map((field) => {
    const { name, column } = field;
    if (hasParts(field)) return `select '${name}', part.key, part.value from jsonb_each(s."${column}") part`;
    return `select '${name}', '', to_jsonb(s."${column}") where s."${column}" is not null`;
  });
  return tx.rows(
    mergeFault,
    sql`
    with told as (
      select s.number, s.sheet, s.row, coalesce(s.article_number, s.sid) as key, each.*,
        coalesce(s.joins, s.number) as product
      from ${identifier(table)} s cross join lateral (${verbatim(told.join(' union all '))}) each (field, part, value)
      where s.is_valid and coalesce(s.joins, s.number) in (select joins from ${identifier(table)})
    ), compared as (
      select told.*, first_value(value) over said as first, first_value(row) over said as "firstRow"
      from told window said as (partition by product, field, part order by number)
    )
    select number, sheet, row, key, 'differs-between-rows' as code,
      case when field = 'attributes' then 'attributes.' || part else field end as field,
      case when field = 'attributes' and part = any(${words}) then 'warning' else 'error' end as severity,
      jsonb_build_object('row', "firstRow") as values
    from compared where value is distinct from first
    order by number, field, part`,
  );
}
