import { integer } from '../../../base/database/column.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { identifier, json, sql } from '../../../base/database/sql.ts';
import { judgedFields, qualitiesOf } from '../../../catalogue/quality/judgeProducts.ts';
import type { Merge } from './compareRows.ts';

const productsAtATime = 2000;
const compared = { number: integer, ...judgedFields };

/**
 * Makes the table `import_judged` for this transaction: how complete the new products in `import_compared` are, so that they
 * are written once. What was judged as it was read (`judgeRow`) counts, unless the company has documents that may be of
 * these products. Those that come back are judged after it, when what is said of them is back too.
 */
export async function judgeNew(
  tx: SystemTransaction,
  { dataset, orgaSid, table }: Pick<Merge, 'dataset' | 'orgaSid' | 'table'>,
): Promise<void> {
  await tx.run(sql`
    create temporary table import_judged (number bigint, completeness bigint, missing text[]) on commit drop`);
  // An undo has read no rows.
  if (table !== '')
    await tx.run(sql`
      insert into import_judged
      select c.number, s.completeness, s.missing
      from import_compared c join ${identifier(table)} s on s.number = c.number
      where c.product_id is null and s.completeness is not null and not exists (
        select from document d where d.platform = ${dataset} and d.orga_sid = ${orgaSid} and d.products <> '{}')`);
  await tx.run(sql`create index on import_judged (number)`);
  await tx.run(sql`create index if not exists import_compared_number on import_compared (number)`);
  const readAfter = async (last: number) =>
    tx.rows(
      compared,
      sql`
        select c.number, ${dataset}::text as platform, c.main_category as "mainCategory", c.title,
          c.sub_title as "subTitle", c.description, c.article_number as "articleNumber", c.gtins, c.images,
          c.attributes,
          exists (
            select from document d
            where d.platform = ${dataset} and d.orga_sid = ${orgaSid} and c.sid = any(d.products)
          ) as "hasDocuments"
        from import_compared c
        where c.product_id is null and c.origin is null and c.number > ${last}
          and not exists (select from import_judged q where q.number = c.number)
        order by c.number limit ${productsAtATime}`,
    );
  for (let rows = await readAfter(-1); rows.length > 0;) {
    const following = readAfter(rows.at(-1)?.number ?? 0);
    const judged = await qualitiesOf(tx, rows);
    const qualities = judged.map(({ row: { number }, completeness, missing }) => ({
      number,
      completeness,
      missing,
    }));
    await tx.run(sql`
      insert into import_judged
      select q.* from jsonb_to_recordset(${json(qualities)}) as q (number bigint, completeness bigint, missing text[])`);
    rows = await following;
  }
  await tx.run(sql`analyze import_judged (number)`);
}
