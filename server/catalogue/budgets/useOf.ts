import { asSystem } from '../../base/database/asSystem.ts';
import { integer } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { nameOf, type Holder } from './Holder.ts';

export const megabyte = 1024 * 1024;

/** Bytes that are stored for a company: its pictures, its documents, and the files of its imports that are kept. */
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
           where r.platform = ${dataset} and r.orga_sid = ${orgaSid} and r.file_is_kept))::bigint as bytes`,
  );
  return bytes;
}

const day = { bytes: integer, pictures: integer };

/** What was uploaded today (Zurich). */
export async function usedToday(
  db: ScopedQueries,
  holder: Holder,
): Promise<{ bytes: number; pictures: number }> {
  const used = await asSystem(db).first(
    day,
    sql`
      select bytes, pictures from budget_use
      where platform = ${holder.dataset} and holder = ${nameOf(holder)}
        and day = (now() at time zone 'Europe/Zurich')::date`,
  );
  return used ?? { bytes: 0, pictures: 0 };
}

/** How many imports wait to be run. */
export async function importsWaitingOf(
  db: ScopedQueries,
  { dataset, orgaSid, sub }: Holder,
): Promise<number> {
  const { waiting } = await asSystem(db).one(
    { waiting: integer },
    sql`
      select count(*) as waiting from import_report r
      where r.platform = ${dataset} and r.orga_sid = ${orgaSid} and r.state = 'queued'
        and (r.orga_sid <> '' or r.sub = ${sub ?? ''})`,
  );
  return waiting;
}
