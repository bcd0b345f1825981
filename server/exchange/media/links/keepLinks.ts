import type { SystemTransaction } from '../../../base/database/queries.ts';
import { identifier, sql } from '../../../base/database/sql.ts';
import type { Merge } from '../../import/merge/compareRows.ts';
import { fileAddress } from './ownFile.ts';

interface Keeping extends Pick<Merge, 'dataset' | 'orgaSid' | 'table'> {
  reportId: string;
}

/**
 * Has fetched what the staged rows name as pictures by address, unless the product shows it already, and keeps the names
 * of files that may come beside (behaviour B353). Call it when `import_product` is made.
 */
export async function keepLinks(
  tx: SystemTransaction,
  { dataset, orgaSid, table, reportId }: Keeping,
): Promise<void> {
  await tx.run(sql`
    create temporary table import_link on commit drop as
    select p.sid, link.key as link, link.value ->> 0 as place, (link.value ->> 1)::integer as number, p.images || p.media as shown
    from import_product m join ${identifier(table)} s on s.number = m.number
    join product p on p.id = m.product_id
    cross join lateral jsonb_each(s.links) link
    where s.links is not null`);
  await tx.run(sql`
    insert into media_name (platform, orga_sid, name, product_sid, place, number)
    -- A row may name one file twice, in other letters.
    select distinct on (lower(normalize(link)), sid)
      ${dataset}::text, ${orgaSid}::text, lower(normalize(link)), sid, place, number
    from import_link where link !~ '^https?://'
    order by lower(normalize(link)), sid, number
    on conflict (platform, orga_sid, name, product_sid) do update set place = excluded.place, number = excluded.number`);
  await tx.run(sql`
    delete from import_link l
    where l.link !~ '^https?://' or exists (
      select from media_item i
      where i.platform = ${dataset} and i.orga_sid = ${orgaSid} and i.path = l.link and i.upload is null
        and i.product_sid = l.sid and i.state = 'stored' and (i.kind = 'document' or i.hash = any(l.shown)))
    or exists (
      select from document d
      where d.platform = ${dataset} and d.orga_sid = ${orgaSid}
        and d.file = substring(l.link from ${fileAddress}) and (d.products = '{}' or l.sid = any(d.products)))`);
  await tx.run(sql`
    insert into media_delivery (id, platform, orga_sid, sub, address, call, language, origin, state, file_name)
    select r.id, r.platform, ${orgaSid}::text, r.sub, r.address, r.call, r.language, 'import', 'running', r.file_name
    from import_report r where r.id = ${reportId} and exists (select from import_link)
    on conflict (id) do nothing`);
  await tx.run(sql`
    insert into media_item (
      delivery, platform, orga_sid, path, kind, place, product_sid, matched_by, matched_value, number, state)
    select ${reportId}::uuid, ${dataset}::text, ${orgaSid}::text, link, 'picture', place, sid, 'row', null, number, 'waiting'
    from import_link order by sid, number`);
}
