import { rawValues as limits } from '../../../../resources/limits.ts';
import { integer } from '../../../base/database/column.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { identifier, sql } from '../../../base/database/sql.ts';
import type { Merge } from '../merge/compareRows.ts';

/** How many values were kept, and how many not: they were too long, or the company has no room for more. */
export interface KeptRaw {
  kept: number;
  tooLong: number;
  tooMany: number;
}

interface Keeping extends Pick<Merge, 'dataset' | 'orgaSid' | 'table'> {
  reportId: string;
  /** How many values the company may have. */
  most: number;
}

/**
 * Keeps what the staged rows hold in columns that are not read, of each product that they are about (behaviour B331);
 * what was kept of columns that are read now counts as used. Call it when the products are written.
 */
export async function keepRawValues(tx: SystemTransaction, keeping: Keeping): Promise<KeptRaw> {
  const { dataset, orgaSid, table, reportId, most } = keeping;
  await matchProducts(tx, keeping);
  await tx.run(sql`
    create temporary table import_raw on commit drop as
    select m.product_id, each.key, each.value ->> 0 as kind, each.value ->> 1 as value, each.value ->> 2 as heading,
      (each.value ->> 3)::boolean as is_read
    from import_product m join ${identifier(table)} s on s.number = m.number
    cross join lateral jsonb_each(s.raw) each
    where s.raw is not null`);
  await tx.run(sql`analyze import_raw`);
  const tooLong = await tx.run(sql`delete from import_raw where length(value) > ${limits.longest}`);
  await tx.run(sql`
    insert into raw_column as c (platform, orga_sid, key, heading, is_read)
    select ${dataset}::text, ${orgaSid}::text, key, min(heading), bool_and(is_read) from import_raw group by key
    on conflict (platform, orga_sid, key) do update set is_read = excluded.is_read
    where c.is_read <> excluded.is_read`);
  await tx.run(sql`
    delete from import_raw r using raw_column c
    where c.platform = ${dataset} and c.orga_sid = ${orgaSid} and c.key = r.key
      and r.value = (
        select case when v.used_by is null then v.value end from raw_value v
        where v.column_id = c.id and v.product_id = r.product_id order by v.number desc limit 1)`);
  const { stored } = await tx.one(
    { stored: integer },
    sql`
      select count(*) as stored from raw_value v join raw_column c on c.id = v.column_id
      where c.platform = ${dataset} and c.orga_sid = ${orgaSid}`,
  );
  const { wanted } = await tx.one({ wanted: integer }, sql`select count(*) as wanted from import_raw`);
  const kept = await tx.run(sql`
    insert into raw_value (column_id, product_id, kind, value, report_id)
    select c.id, r.product_id, r.kind, r.value, ${reportId}::uuid
    from import_raw r
    join raw_column c on c.platform = ${dataset} and c.orga_sid = ${orgaSid} and c.key = r.key
    order by r.product_id, c.id
    limit ${Math.max(0, most - stored)}`);
  return { kept, tooLong, tooMany: wanted - kept };
}

/** Makes the table `import_product`: which product each valid row of the file is about, new ones too. */
async function matchProducts(tx: SystemTransaction, { dataset, orgaSid, table }: Keeping): Promise<void> {
  await tx.run(sql`
    create temporary table import_product on commit drop as
    select s.number, coalesce(m.product_id, p.id) as product_id
    from ${identifier(table)} s
    left join import_match m on m.number = s.number
    left join import_compared c on c.number = s.number and c.product_id is null
    left join product p on p.platform = ${dataset} and p.orga_sid = ${orgaSid} and p.sid = c.sid
    where s.is_valid and coalesce(m.product_id, p.id) is not null`);
}

/**
 * Notes that an import has read what was kept of these columns of its products, but for values that it could not take:
 * an undo of it gives them back. `import_product` must be there.
 */
export async function useRawValues(
  tx: SystemTransaction,
  { dataset, orgaSid, table, reportId }: Omit<Keeping, 'most'>,
  keys: readonly string[],
): Promise<void> {
  await tx.run(sql`
    update raw_value v set used_by = ${reportId}::uuid, used_at = now()
    from raw_column c, import_product m
    where c.platform = ${dataset} and c.orga_sid = ${orgaSid} and c.key = any(${keys}::text[])
      and v.column_id = c.id and v.product_id = m.product_id and v.used_by is null
      and v.report_id <> ${reportId}::uuid
      and not exists (
        select from ${identifier(table)} s where s.number = m.number and s.raw ? c.key)`);
}

/** Takes back what an import kept, and gives back what it read of what others had kept. */
export async function undoRawValues(tx: SystemTransaction, reportId: string): Promise<void> {
  await tx.run(sql`delete from raw_value where report_id = ${reportId}::uuid`);
  await tx.run(sql`update raw_value set used_by = null, used_at = null where used_by = ${reportId}::uuid`);
  await dropEmptyColumns(tx);
}

/** Columns that hold nothing more are gone. */
export async function dropEmptyColumns(tx: SystemTransaction): Promise<void> {
  await tx.run(sql`
    delete from raw_column c where not exists (select from raw_value v where v.column_id = c.id)`);
}
