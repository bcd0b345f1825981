import { product } from '../../../../resources/entities/product.ts';
import { originColumns, originValues, versionOfNew } from '../../../records/formerRecord.ts';
import { integer } from '../../../base/database/column.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { identifier, sql } from '../../../base/database/sql.ts';
import type { Merge } from './compareRows.ts';
import { columnNames, listed } from './fieldSql.ts';
import { judgeNew } from './judgeNew.ts';

/** Somebody else wrote one of these products in the meantime: compare again. */
export class ComparisonOutdated extends Error {
  override name = 'ComparisonOutdated';
}

/** Was it only that somebody else wrote at the same time? Then it is worth another try. */
export function isOutdated(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return error instanceof ComparisonOutdated || ['23505', '40001', '40P01'].includes(String(code));
}

/** Tells sids made from article numbers apart where they are in use, by what is left of the number. */
export async function disambiguateSids(tx: SystemTransaction, { table }: Merge): Promise<void> {
  await tx.run(sql`
    update import_compared c set sid = left(c.sid, 55) || '-' || left(md5(c.article_number), 8)
    from ${identifier(table)} s
    where s.number = c.number and s.sid is null and c.product_id is null and (
      c.sid in (select sid from import_own)
      or c.sid in (select sid from import_compared group by sid having count(*) > 1))`);
}

/**
 * Gives new products their version (behaviour B160); call it once their sids are known. Most were never there, and
 * have theirs already: they are not written again.
 */
export async function numberNew(tx: SystemTransaction, { dataset, orgaSid }: Merge): Promise<void> {
  const version = versionOfNew(product.name, sql`${dataset}`, sql`array[${orgaSid}, c.sid]`);
  await tx.run(sql`
    update import_compared numbered set version = new.version
    from (select c.number, ${version} as version from import_compared c where c.product_id is null offset 0) new
    where numbered.number = new.number and numbered.product_id is null and numbered.version is distinct from new.version`);
}

/**
 * Writes what was compared. The products touched are then in the table `import_touched` of this transaction, with
 * whether they stand elsewhere in lists now, whether they have other codes, whether they are still to be judged, and whether
 * nobody has known them before.
 * @throws {ComparisonOutdated} when the products are no longer those that were compared
 */
export async function writeProducts(tx: SystemTransaction, merge: Merge): Promise<void> {
  const { dataset, orgaSid } = merge;
  await tx.run(sql`
    create temporary table import_touched (
      product_id bigint, is_placed boolean not null, is_coded boolean not null, is_unjudged boolean not null,
      is_new boolean not null
    ) on commit drop`);
  await tx.run(sql`
    insert into import_touched
    select product_id, true, true, true, false from import_gone union all
    select p.id,
      (c.main_category, c.product_line, c.end_of_sale) is distinct from (p.main_category, p.product_line, p.end_of_sale),
      (c.article_number, c.gtins) is distinct from (p.article_number, p.gtins), true, false
    from import_compared c join product p on p.id = c.product_id`);
  await tx.run(sql`delete from product p using import_gone g where p.id = g.product_id`);
  // Article numbers that change hands within the file must be free at every moment.
  await tx.run(sql`
    update product p set article_number = 'import ' || p.id
    from import_compared own, import_compared other
    where own.product_id = p.id and own.article_number <> p.article_number
      and other.article_number = p.article_number and other.product_id is distinct from p.id`);
  const updated = await tx.run(sql`
    update product p set ${listed(({ column }) => sql`${identifier(column)} = ${identifier(`c.${column}`)}`)},
      version = p.version + 1, updated_at = now()
    from import_compared c where p.id = c.product_id and p.version = c.version`);
  const wanted = await tx.one(
    { count: integer },
    sql`select count(*) as count from import_compared where product_id is not null`,
  );
  if (updated !== wanted.count) throw new ComparisonOutdated('A product was written in the meantime.');
  await judgeNew(tx, merge);
  // The inner offset keeps the planner from going through the positions of all companies.
  await tx.run(sql`
    with created as (
      insert into product (platform, orga_sid, position, version, completeness, missing, ${originColumns}, ${columnNames()})
      overriding system value
      select ${dataset}::text, ${orgaSid}::text, last.position + row_number() over (order by c.number), c.version,
        q.completeness, coalesce(q.missing, '{}'), ${originValues(product, sql`c.origin`)}, ${columnNames('c')}
      from (select * from import_compared order by number offset 0) c
      left join import_judged q on q.number = c.number
      cross join (
        select coalesce(max(position), 0) as position from (
          select position from product where platform = ${dataset} and orga_sid = ${orgaSid} offset 0
        ) own
      ) last
      where c.product_id is null
      order by c.number
      returning id
    )
    insert into import_touched
    select id, is_back, is_back, is_back, not is_back
    from created cross join lateral (
      select id in (select (origin ->> 'id')::bigint from import_compared where origin is not null) as is_back
    ) came`);
  await tx.run(sql`analyze import_touched`);
}
