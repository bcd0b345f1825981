import { z } from 'zod';
import { integer, json, nullable, text, texts, type Row } from '../../../base/database/column.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { any, identifier, join, sql } from '../../../base/database/sql.ts';
import { product } from '../../../../resources/entities/product.ts';
import { importedFields } from '../importedFields.ts';
import { compareFaulty, type Merge } from './compareRows.ts';
import { giveNoCategory } from './giveNoCategory.ts';
import { judgeCompared, type ComparedFault } from './judgeCompared.ts';

/** What the statements here answer. */
export const mergeFault = {
  number: integer,
  sheet: nullable(text()),
  row: integer,
  key: nullable(text()),
  code: text(),
  severity: text<'error' | 'warning'>(),
  /** The field that is meant. */
  field: text(),
  values: json(z.record(z.string(), z.union([z.string(), z.number()]))),
};
/** What only the comparison with what is stored shows to be wrong with a row; `path` is the place in the record. */
export type MergeFault = Row<typeof mergeFault> & { path?: string };

const required = importedFields.filter(({ name, field }) => field.required && name !== 'sid');

/** Two rows that mean one product, one by its sid and one by its article number. */
export async function sameProductTwice(tx: SystemTransaction, { table }: Merge): Promise<MergeFault[]> {
  return tx.rows(
    mergeFault,
    sql`
    select s.number, s.sheet, s.row, coalesce(s.article_number, s.sid) as key, 'duplicate-key' as code, 'error' as severity,
      'sid' as field, jsonb_build_object('row', first.row) as values
    from (
      select number, product_id, min(number) over (partition by product_id) as first from import_match
      where number not in (select number from ${identifier(table)} where is_lone)
    ) m
    join ${identifier(table)} s on s.number = m.number
    join ${identifier(table)} first on first.number = m.first
    where m.number <> m.first and s.is_valid
    order by s.number`,
  );
}

/** Takes out the rows with a single text that names no product: titles between products. */
export async function takeOutTitles(tx: SystemTransaction, { table }: Merge): Promise<MergeFault[]> {
  const titles = await tx.rows(
    mergeFault,
    sql`
    delete from ${identifier(table)} s
    where s.is_lone and not exists (select from import_match m where m.number = s.number)
    returning s.number, s.sheet, s.row, null as key, 'title-row' as code, 'warning' as severity,
      case when s.sid is null then 'articleNumber' else 'sid' end as field, '{}'::jsonb as values`,
  );
  await tx.run(
    // Of the very type of the column: numbers of another one are looked for one by one.
    sql`delete from import_compared where number = any(${titles.map(({ number }) => number)}::bigint[])`,
  );
  return titles;
}

/** Products that would lack something they need: new ones of which the file does not say enough. */
async function missingValues(tx: SystemTransaction, { table }: Merge): Promise<MergeFault[]> {
  const lacking = join(
    required.map(
      ({ name, column }) => sql`case when ${identifier(`c.${column}`)} is null then ${name}::text end`,
    ),
  );
  const anyNull = any(required.map(({ column }) => sql`${identifier(`c.${column}`)} is null`));
  return tx.rows(
    mergeFault,
    sql`
    select s.number, s.sheet, s.row, coalesce(s.article_number, s.sid) as key, 'required' as code, 'error' as severity,
      lacking.field, '{}'::jsonb as values
    from import_compared c
    join ${identifier(table)} s on s.number = c.number
    cross join lateral unnest(array[${lacking}]) as lacking (field)
    where ${anyNull} and lacking.field is not null
    order by s.number`,
  );
}

/** What is wrong besides with rows that have faulty values, so that all of it is told at once. */
export async function faultsBesides(tx: SystemTransaction, merge: Merge): Promise<MergeFault[]> {
  await compareFaulty(tx, merge);
  if (merge.mayLackCategory) await giveNoCategory(tx, merge, 'import_faulty');
  const faults = await judgeCompared(tx, merge.orgaSid, undefined, 'import_faulty');
  const rows = await tx.rows(
    { number: integer, told: texts() },
    sql`select number, told from ${identifier(merge.table)} where told is not null`,
  );
  const toldBefore = new Map(rows.map(({ number, told }) => [number, told]));
  const isNew = ({ number, path, code, field }: ComparedFault) =>
    field !== 'sid' &&
    !toldBefore
      .get(number)
      ?.some((told) => told === path || (code === 'required' && told.startsWith(`${path}.`)));
  return atRows(tx, merge, faults.filter(isNew));
}

/**
 * Article numbers that another product of the company keeps, because it has no row, or because its row keeps it or is such
 * a fault itself: then its number stays, and whoever counted on that is the next.
 */
export async function takenArticleNumbers(
  tx: SystemTransaction,
  { table, deleteOthers }: Merge,
): Promise<MergeFault[]> {
  // One after the other of a long row of numbers is looked up.
  await tx.run(sql`create index on import_compared (article_number)`);
  await tx.run(sql`create index on import_own (id)`);
  return tx.rows(
    mergeFault,
    sql`
    with recursive taken as (
      select c.number, c.product_id, c.article_number, other.sid
      from import_compared c
      join import_own other on other.article_number = c.article_number and other.id is distinct from c.product_id
      left join import_compared renamed on renamed.product_id = other.id
      where coalesce(renamed.article_number, other.article_number) = c.article_number
        and (not ${deleteOthers} or exists (select from import_match m where m.product_id = other.id))
      union
      select c.number, c.product_id, c.article_number, kept.sid
      from taken t
      join import_own kept on kept.id = t.product_id
      join import_compared c on c.article_number = kept.article_number and c.product_id is distinct from kept.id
    )
    select s.number, s.sheet, s.row, taken.article_number as key, 'article-number-taken' as code, 'error' as severity,
      'articleNumber' as field, jsonb_build_object('sid', taken.sid) as values
    from (select distinct on (number) number, article_number, sid from taken order by number, sid) taken
    join ${identifier(table)} s on s.number = taken.number
    order by s.number`,
  );
}

/**
 * Rows of a list of what to keep or to remove that name no product of the company. One that is to go is gone already;
 * one that is to stay is a slip that would remove the product that is meant.
 */
export async function unknownProducts(
  tx: SystemTransaction,
  { table, action }: Merge,
): Promise<MergeFault[]> {
  return tx.rows(
    mergeFault,
    sql`
    select s.number, s.sheet, s.row, coalesce(s.article_number, s.sid) as key, 'not-there' as code,
      ${action === 'keep' ? 'error' : 'warning'}::text as severity,
      case when s.sid is null then 'articleNumber' else 'sid' end as field, '{}'::jsonb as values
    from ${identifier(table)} s
    where s.is_valid and not exists (select from import_match m where m.number = s.number)
    order by s.number`,
  );
}

/**
 * What is wrong with the whole of a product as it is to be, of which a row alone shows only a part: without rules of
 * its own only that something is missing, which the database finds fastest.
 */
export async function faultsOfWhole(tx: SystemTransaction, merge: Merge): Promise<MergeFault[]> {
  if (!product.rules) return missingValues(tx, merge);
  return atRows(tx, merge, await judgeCompared(tx, merge.orgaSid));
}

/** The faults of products with the rows of the file that they are about. */
export async function atRows(
  tx: SystemTransaction,
  { table }: Merge,
  faults: readonly ComparedFault[],
): Promise<MergeFault[]> {
  if (faults.length === 0) return [];
  const numbers = [...new Set(faults.map(({ number }) => number))];
  const rows = await tx.rows(
    { number: integer, sheet: nullable(text()), row: integer, key: nullable(text()) },
    sql`
      select number, sheet, "row", coalesce(article_number, sid) as key from ${identifier(table)}
      where number = any(${numbers}::int[])`,
  );
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return faults.flatMap(({ number, path, code, field, severity = 'error', values = {} }) => {
    const row = byNumber.get(number);
    return row ? [{ ...row, code, field, path, severity, values }] : [];
  });
}

/** Takes faulty rows out of the comparison. */
export async function leaveOut(
  tx: SystemTransaction,
  { table }: Merge,
  faults: readonly MergeFault[],
): Promise<void> {
  const numbers = [...new Set(faults.map(({ number }) => number))];
  if (numbers.length === 0) return;
  await tx.run(sql`update ${identifier(table)} set is_valid = false where number = any(${numbers}::int[])`);
  // Of the very type of the column: numbers of another one are looked for one by one.
  await tx.run(sql`delete from import_compared where number = any(${numbers}::bigint[])`);
}
