import type { Transaction } from '../../database/connect.ts';
import { importedFields } from '../importedFields.ts';
import type { Merge } from './compareRows.ts';
import { columnNames, listed } from './fieldSql.ts';

/** Somebody else wrote one of these products in the meantime: compare again. */
export class ComparisonOutdated extends Error {
  override name = 'ComparisonOutdated';
}

/** Tells sids made from article numbers apart where they are in use, by what is left of the number. */
export async function tellSidsApart(tx: Transaction, { store, orgaSid, table }: Merge): Promise<void> {
  await tx`
    update import_compared c set sid = left(c.sid, 55) || '-' || left(md5(c.article_number), 8)
    from ${tx(table)} s
    where s.number = c.number and s.sid is null and c.product_id is null and (
      c.sid in (select p.sid from product p where p.platform = ${store} and p.orga_sid = ${orgaSid})
      or c.sid in (select sid from import_compared group by sid having count(*) > 1))`;
}

/**
 * Notes what the import does to each product: for the report, and to undo it. Deleted products are noted whole,
 * changed ones with the changed fields as they were and as they are, created ones by their sid.
 */
export async function noteChanges(tx: Transaction, reportId: string): Promise<void> {
  const changed = (alias: 'p' | 'c') =>
    importedFields
      .map(
        ({ name, column }) =>
          tx`case when ${tx(`c.${column}`)} is distinct from ${tx(`p.${column}`)}
            then jsonb_build_object(${name}::text, to_jsonb(${tx(`${alias}.${column}`)})) else '{}' end`,
      )
      .reduce((all, next) => tx`${all} || ${next}`);
  await tx`
    insert into import_change (report_id, product_id, sid, article_number, kind, before)
    select ${reportId}, p.id, p.sid, p.article_number, 'deleted', to_jsonb(p)
    from import_gone g join product p on p.id = g.product_id order by p.id`;
  await tx`
    insert into import_change (report_id, product_id, sid, article_number, kind, before, after)
    select ${reportId}, p.id, p.sid, c.article_number, 'changed', ${changed('p')}, ${changed('c')}
    from import_compared c join product p on p.id = c.product_id order by c.number`;
  await tx`
    insert into import_change (report_id, sid, article_number, kind)
    select ${reportId}, c.sid, c.article_number, 'created'
    from import_compared c where c.product_id is null order by c.number`;
}

/**
 * Writes what was compared. The products touched are then in the table `import_touched` of this transaction.
 * @throws {ComparisonOutdated} when the products are no longer those that were compared
 */
export async function writeProducts(tx: Transaction, { store, orgaSid }: Merge): Promise<void> {
  await tx`create temporary table import_touched (product_id bigint) on commit drop`;
  await tx`
    insert into import_touched
    select product_id from import_gone union all
    select product_id from import_compared where product_id is not null`;
  await tx`delete from product p using import_gone g where p.id = g.product_id`;
  // Article numbers that change hands within the file must be free at every moment.
  await tx`
    update product p set article_number = 'import ' || p.id
    from import_compared own, import_compared other
    where own.product_id = p.id and own.article_number <> p.article_number
      and other.article_number = p.article_number and other.product_id is distinct from p.id`;
  const updated = await tx`
    update product p set ${listed(tx, ({ column }) => tx`${tx(column)} = ${tx(`c.${column}`)}`)},
      version = p.version + 1, updated_at = now()
    from import_compared c where p.id = c.product_id and p.version = c.version`;
  const [wanted] = await tx<[{ count: number }]>`
    select count(*) as count from import_compared where product_id is not null`;
  if (updated.count !== wanted.count) throw new ComparisonOutdated('A product was written in the meantime.');
  await tx`
    with created as (
      insert into product (platform, orga_sid, position, ${columnNames(tx)})
      select ${store}, ${orgaSid}, last.position + row_number() over (order by c.number), ${columnNames(tx, 'c')}
      from import_compared c
      cross join (
        select coalesce(max(position), 0) as position from product
        where platform = ${store} and orga_sid = ${orgaSid}
      ) last
      where c.product_id is null
      order by c.number
      returning id
    )
    insert into import_touched select id from created`;
  await tx`analyze import_touched`;
}
