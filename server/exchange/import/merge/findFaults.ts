import type { Transaction } from '../../../base/database/connect.ts';
import { importedFields } from '../importedFields.ts';
import type { Merge } from './compareRows.ts';

/** What only the comparison with what is stored shows to be wrong with a row. */
export interface MergeFault {
  number: number;
  sheet: string | null;
  row: number;
  key: string | null;
  code:
    | 'required'
    | 'duplicate-key'
    | 'article-number-taken'
    | 'not-there'
    | 'differs-between-rows'
    | 'title-row';
  severity?: 'error' | 'warning';
  /** The field that is meant. */
  field: string;
  values: Record<string, string | number>;
}

const required = importedFields.filter(({ name, field }) => field.required && name !== 'sid');

/** Two rows that mean one product, one by its sid and one by its article number. */
export async function sameProductTwice(tx: Transaction, { table }: Merge): Promise<MergeFault[]> {
  return tx<MergeFault[]>`
    select s.number, s.sheet, s.row, coalesce(s.article_number, s.sid) as key, 'duplicate-key' as code,
      'sid' as field, jsonb_build_object('row', first.row) as values
    from (
      select number, product_id, min(number) over (partition by product_id) as first from import_match
      where number not in (select number from ${tx(table)} where is_lone)
    ) m
    join ${tx(table)} s on s.number = m.number
    join ${tx(table)} first on first.number = m.first
    where m.number <> m.first and s.is_valid
    order by s.number`;
}

/** Takes out the rows with a single text that names no product: titles between products. */
export async function takeOutTitles(tx: Transaction, { table }: Merge): Promise<MergeFault[]> {
  const titles = await tx<MergeFault[]>`
    delete from ${tx(table)} s
    where s.is_lone and not exists (select from import_match m where m.number = s.number)
    returning s.number, s.sheet, s.row, null as key, 'title-row' as code, 'warning' as severity,
      case when s.sid is null then 'articleNumber' else 'sid' end as field, '{}'::jsonb as values`;
  await tx`delete from import_compared where number = any(${titles.map(({ number }) => number)}::int[])`;
  return titles;
}

/** Products that would lack something they need: new ones of which the file does not say enough. */
export async function missingValues(tx: Transaction, { table }: Merge): Promise<MergeFault[]> {
  const lacking = required
    .map(({ name, column }) => tx`case when ${tx(`c.${column}`)} is null then ${name} end`)
    .reduce((all, next) => tx`${all}, ${next}`);
  const anyNull = required
    .map(({ column }) => tx`${tx(`c.${column}`)} is null`)
    .reduce((any, next) => tx`${any} or ${next}`);
  return tx<MergeFault[]>`
    select s.number, s.sheet, s.row, coalesce(s.article_number, s.sid) as key, 'required' as code,
      lacking.field, '{}'::jsonb as values
    from import_compared c
    join ${tx(table)} s on s.number = c.number
    cross join lateral unnest(array[${lacking}]) as lacking (field)
    where (${anyNull}) and lacking.field is not null
    order by s.number`;
}

/** What rows that are faulty anyway lack besides, so that all of it is told at once: those of new products. */
export async function missingBesides(tx: Transaction, { table }: Merge): Promise<MergeFault[]> {
  const lacking = required
    .map(
      ({ name, column }) =>
        tx`case when ${tx(`s.${column}`)} is null and ${name} <> all(s.said) then ${name} end`,
    )
    .reduce((all, next) => tx`${all}, ${next}`);
  return tx<MergeFault[]>`
    select s.number, s.sheet, s.row, coalesce(s.article_number, s.sid) as key, 'required' as code,
      lacking.field, '{}'::jsonb as values
    from ${tx(table)} s
    cross join lateral unnest(array[${lacking}]) as lacking (field)
    where cardinality(s.said) > 0 and coalesce(s.article_number, s.sid) is not null and lacking.field is not null
      and not exists (select from import_match m where m.number = s.number)
    order by s.number`;
}

/** Article numbers that another product of the company keeps. */
export async function takenArticleNumbers(
  tx: Transaction,
  { table, deleteOthers }: Merge,
): Promise<MergeFault[]> {
  return tx<MergeFault[]>`
    select s.number, s.sheet, s.row, c.article_number as key, 'article-number-taken' as code,
      'articleNumber' as field, jsonb_build_object('sid', other.sid) as values
    from import_compared c
    join import_own other on other.article_number = c.article_number and other.id is distinct from c.product_id
    join ${tx(table)} s on s.number = c.number
    left join import_compared renamed on renamed.product_id = other.id
    where coalesce(renamed.article_number, other.article_number) = c.article_number
      and (not ${deleteOthers} or exists (select from import_match m where m.product_id = other.id))
    order by s.number`;
}

/**
 * Rows of a list of what to keep or to remove that name no product of the company. One that is to go is gone already;
 * one that is to stay is a slip that would remove the product that is meant.
 */
export async function unknownProducts(tx: Transaction, { table, action }: Merge): Promise<MergeFault[]> {
  return tx<MergeFault[]>`
    select s.number, s.sheet, s.row, coalesce(s.article_number, s.sid) as key, 'not-there' as code,
      ${action === 'keep' ? 'error' : 'warning'} as severity,
      case when s.sid is null then 'articleNumber' else 'sid' end as field, '{}'::jsonb as values
    from ${tx(table)} s
    where s.is_valid and not exists (select from import_match m where m.number = s.number)
    order by s.number`;
}

/** Takes faulty rows out of the comparison. */
export async function leaveOut(
  tx: Transaction,
  { table }: Merge,
  faults: readonly MergeFault[],
): Promise<void> {
  const numbers = [...new Set(faults.map(({ number }) => number))];
  if (numbers.length === 0) return;
  await tx`update ${tx(table)} set is_valid = false where number = any(${numbers}::int[])`;
  await tx`delete from import_compared where number = any(${numbers}::int[])`;
}
