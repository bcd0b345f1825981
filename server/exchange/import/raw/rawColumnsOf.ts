import type { RawColumnShown } from '../../../../resources/calls/rawValues.ts';
import { rawValues as limits } from '../../../../resources/limits.ts';
import { asSystem } from '../../../base/database/asSystem.ts';
import { integer, text, texts, yesNo } from '../../../base/database/column.ts';
import type { ScopedQueries, ScopedTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { notFound } from '../../../base/problems.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { where } from '../../../records/access/where.ts';
import { readMappings } from '../catalogue/mappings.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { isPriceHeading } from '../headings/says/priceHeading.ts';
import { guessUnit } from './guessUnit.ts';

const column = { heading: text(), isRead: yesNo, products: integer, samples: texts() };

/** The columns of a company within the scope of which anything is kept, those of most products first. */
export async function rawColumnsOf(
  db: ScopedQueries,
  scope: Scope,
  orgaSid: string,
): Promise<RawColumnShown[]> {
  const { headings } = await readMappings(asSystem(db), scope.dataset, orgaSid);
  const rows = await db.rows(
    column,
    sql`
      select c.heading, c.is_read as "isRead", count(*) as products,
        (array_agg(distinct left(v.value, 100)))[1:${limits.samples}] as samples
      from raw_column c
      join lateral (
        select last.value from (
          select distinct on (v.product_id) v.product_id, v.value, v.used_by from raw_value v
          where v.column_id = c.id order by v.product_id, v.number desc
        ) last where last.used_by is null
      ) v on true
      where c.orga_sid = ${orgaSid} and ${where(scope, 'c')}
      group by c.id order by products desc, c.heading limit 1000`,
  );
  const fields = new Map(headings.map(({ heading, field }) => [nameKey(heading), field]));
  return rows.map((row) => ({
    ...row,
    unit: guessUnit(row.heading, row.samples),
    isPrice: isPriceHeading(row.heading),
    field: fields.get(nameKey(row.heading)) ?? null,
  }));
}

/** Drops what is kept of a column within the scope; returns how many values that were. Throws 404 where nothing is kept. */
export async function dropRawColumn(
  tx: ScopedTransaction,
  scope: Scope,
  orgaSid: string,
  key: string,
): Promise<number> {
  const gone = sql`c.orga_sid = ${orgaSid} and c.key = ${key} and ${where(scope, 'c')}`;
  const { values } = await tx.one(
    { values: integer },
    sql`select count(*) as values from raw_value v join raw_column c on c.id = v.column_id where ${gone}`,
  );
  if ((await tx.run(sql`delete from raw_column c where ${gone}`)) === 0) throw notFound();
  return values;
}
