import type { SystemPool, SystemTransaction } from '../../../base/database/queries.ts';
import { identifier, sql, verbatim } from '../../../base/database/sql.ts';
import { importedFields, type ImportedField } from '../importedFields.ts';
import { mergeFault, type MergeFault } from './findFaults.ts';

/**
 * Makes one row of all that are about one product, each in a language or on a sheet of its own: the texts and the files of all of them,
 * and of everything else what the first says that says anything. Returns where they contradict each other; such products are
 * faulty, but of an attribute in words, which has no languages, and among several rows of a sheet beside the one with the titles
 * (behaviour B783) the first one counts.
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
          ${verbatim(joinedObject('raw'))}, ${verbatim(joinedLinks)},
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

/** What the first row says that says anything: as the least of texts that begin with the number of their row. */
function joinedValue(field: ImportedField): string {
  const { column, type } = field;
  if (!hasParts(field))
    return `substr(min(lpad(number::text, ${digits}, '0') || "${column}"::text), ${digits + 1})::${type} as "${column}"`;
  return joinedObject(column);
}

/** Of the largest number of a row, an `integer`. */
const digits = 10;

/** The files of all rows, in the order of these. */
const joinedLinks = `(
  select jsonb_object_agg(link, value order by place desc) from (
    select link.key as link, jsonb_set(link.value, '{1}', to_jsonb(row_number() over said - 1)) as value, row_number() over said as place
    from jsonb_array_elements(jsonb_agg(links order by number)) with ordinality as each (value, number)
    cross join lateral jsonb_each(case when jsonb_typeof(each.value) = 'object' then each.value end) link
    window said as (order by each.number, (link.value ->> 1)::int)
  ) one
) as "links"`;

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
    with joined as (
      select s.*, coalesce(joins, number) as product,
        row_number() over (partition by coalesce(joins, number), sheet order by number) > 1
          and sheet <> min(sheet) filter (where title is not null) over (partition by coalesce(joins, number)) as is_further
      from ${identifier(table)} s
      where is_valid and coalesce(joins, number) in (select joins from ${identifier(table)})
    ), told as (
      select s.number, s.sheet, s.row, coalesce(s.article_number, s.sid) as key, s.product, s.is_further, each.*
      from joined s cross join lateral (${verbatim(told.join(' union all '))}) each (field, part, value)
    ), compared as (
      select told.*, first_value(value) over said as first, first_value(row) over said as "firstRow"
      from told window said as (partition by product, field, part order by number)
    )
    select number, sheet, row, key, case when is_further then 'said-before' else 'differs-between-rows' end as code,
      case when field = 'attributes' then 'attributes.' || part else field end as field,
      case when is_further or field = 'attributes' and part = any(${words}) then 'warning' else 'error' end as severity,
      jsonb_build_object('row', "firstRow") as values
    from compared where value is distinct from first
    order by number, field, part`,
  );
}
