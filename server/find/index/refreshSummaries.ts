import type { DatasetKey } from '../../../resources/platforms.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { dataset } from '../../records/fieldsOf.ts';

/**
 * Brings what hits are put in order by, their titles and company, in line with what is stored of these products; of a product
 * that is no longer there nothing is left. Returns the platforms on which something changed.
 */
export async function refreshSummaries(tx: SystemTransaction, ids: readonly number[]): Promise<DatasetKey[]> {
  const changed = await tx.rows(
    { platform: dataset },
    sql`
      with gone as (
        delete from product_summary t
        where t.product_id = any(${ids}::bigint[]) and not exists (select from product p where p.id = t.product_id)
        returning platform
      ),
      written as (
        insert into product_summary as t (product_id, platform, orga_sid, title, sub_title)
        select p.id, p.platform, p.orga_sid, p.title, p.sub_title
        from product p left join product_summary b on b.product_id = p.id
        -- What is right is not even locked.
        where p.id = any(${ids}::bigint[])
          and (b.platform, b.orga_sid, b.title, b.sub_title) is distinct from (p.platform, p.orga_sid, p.title, p.sub_title)
        on conflict (product_id) do update
          set platform = excluded.platform, orga_sid = excluded.orga_sid,
            title = excluded.title, sub_title = excluded.sub_title
          where (t.platform, t.orga_sid, t.title, t.sub_title) is distinct from
            (excluded.platform, excluded.orga_sid, excluded.title, excluded.sub_title)
        returning platform
      )
      select platform from gone union select platform from written`,
  );
  return changed.map(({ platform }) => platform);
}
