import { integer, type Row } from '../../../base/database/column.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { where } from '../../../records/access/where.ts';
import type { Scope } from '../../../records/access/scope.ts';

const counted = { pictures: integer, bytes: integer };

/**
 * How much of a delivery that waits the company has already, from a delivery before: pictures, and of what was uploaded for it
 * today (Zurich) the part that they make up. By size and checksum; whoever forges those spares only what is counted of a day.
 */
export async function sentBefore(
  db: ScopedQueries,
  scope: Scope,
  delivery: string,
): Promise<Row<typeof counted>> {
  return db.one(
    counted,
    sql`
      with known as (
        select i.upload, count(*) filter (where i.kind = 'picture') as pictures, sum(i.bytes) as bytes
        from media_item i
        where ${where(scope, 'i')} and i.delivery = ${delivery} and i.state = 'proposed' and exists (
          select from media_item f
          where f.platform = i.platform and f.orga_sid = i.orga_sid and f.checksum = i.checksum and f.bytes = i.bytes
            and f.state = 'stored' and (
              exists (select from image m
                where m.platform = f.platform and m.orga_sid = f.orga_sid and m.hash = f.hash)
              or exists (select from file m
                where m.platform = f.platform and m.orga_sid = f.orga_sid and m.hash = f.hash)))
        group by i.upload
      ),
      whole as (
        select i.upload, sum(i.bytes) as bytes from media_item i
        where ${where(scope, 'i')} and i.delivery = ${delivery} group by i.upload
      )
      select coalesce(sum(known.pictures), 0)::bigint as pictures,
        coalesce(sum(u.bytes * known.bytes / whole.bytes) filter (
          where (u.created_at at time zone 'Europe/Zurich')::date = (now() at time zone 'Europe/Zurich')::date), 0)::bigint
          as bytes
      from known join whole using (upload) join upload u on u.id = known.upload where whole.bytes > 0`,
  );
}
