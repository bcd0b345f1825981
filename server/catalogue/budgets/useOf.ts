import { asSystem } from '../../base/database/asSystem.ts';
import { integer, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { nameOf, type Holder } from './Holder.ts';

export const megabyte = 1024 * 1024;
export const megapixel = 1_000_000;

/** Bytes that are stored for a company: its pictures, its documents, the files of its imports that are kept, and what is on its way. */
export async function storedBytesOf(
  db: ScopedQueries,
  { dataset, orgaSid }: Pick<Holder, 'dataset' | 'orgaSid'>,
): Promise<number> {
  if (orgaSid === '') return 0;
  const { bytes } = await asSystem(db).one(
    { bytes: integer },
    sql`
      select (
        (select coalesce(sum(f.bytes), 0) from image_file f where f.hash in (
          select i.hash from image i where i.platform = ${dataset} and i.orga_sid = ${orgaSid}))
        + (select coalesce(sum(f.bytes), 0) from file f where f.platform = ${dataset} and f.orga_sid = ${orgaSid})
        + (select coalesce(sum(r.file_bytes), 0) from import_report r
           where r.platform = ${dataset} and r.orga_sid = ${orgaSid} and r.file_is_kept)
        + (select coalesce(sum(w.file_bytes), 0) from workbench w
           where w.platform = ${dataset} and w.orga_sid = ${orgaSid})
        + (select coalesce(sum(u.bytes), 0) from upload u
           where u.platform = ${dataset} and u.orga_sid = ${orgaSid}))::bigint as bytes`,
  );
  return bytes;
}

const day = { bytes: integer, pictures: integer, pixels: integer };

/** What was uploaded today (Zurich). */
export async function usedToday(db: ScopedQueries, holder: Holder): Promise<Row<typeof day>> {
  const used = await asSystem(db).first(
    day,
    sql`
      select bytes, pictures, pixels from budget_use
      where platform = ${holder.dataset} and holder = ${nameOf(holder)}
        and day = (now() at time zone 'Europe/Zurich')::date`,
  );
  return used ?? { bytes: 0, pictures: 0, pixels: 0 };
}

/** How many values of columns that were not read are kept for a company (behaviour B331). */
export async function rawValuesOf(
  db: ScopedQueries,
  { dataset, orgaSid }: Pick<Holder, 'dataset' | 'orgaSid'>,
): Promise<number> {
  const { count } = await asSystem(db).one(
    { count: integer },
    sql`
      select count(*) as count from raw_value v join raw_column c on c.id = v.column_id
      where c.platform = ${dataset} and c.orga_sid = ${orgaSid}`,
  );
  return count;
}

const waiting = { imports: integer, rows: integer };

/** How many imports wait to be run, and how many rows their files have. */
export async function waitingOf(
  db: ScopedQueries,
  { dataset, orgaSid, sub }: Holder,
): Promise<Row<typeof waiting>> {
  return asSystem(db).one(
    waiting,
    sql`
      select count(*) as imports, coalesce(sum(r.file_rows), 0)::bigint as rows from import_report r
      where r.platform = ${dataset} and r.orga_sid = ${orgaSid} and r.state = 'queued'
        and (r.orga_sid <> '' or r.sub = ${sub ?? ''})`,
  );
}
