import type { DatasetKey } from '../../../resources/platforms.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { dataset } from '../../records/fieldsOf.ts';

/**
 * Brings the company, line and category by which hits are counted in line with what is stored of these products; of a
 * product that is no longer there nothing is left. Returns the platforms on which something changed.
 */
export async function refreshPlaces(tx: SystemTransaction, ids: readonly number[]): Promise<DatasetKey[]> {
  const changed = await tx.rows(
    { platform: dataset },
    sql`
      with gone as (
        delete from product_place t
        where t.product_id = any(${ids}::bigint[]) and not exists (select from product p where p.id = t.product_id)
        returning platform
      ),
      written as (
        insert into product_place as t (product_id, platform, orga_sid, product_line, main_category)
        select id, platform, orga_sid, coalesce(product_line, ''), main_category
        from product where id = any(${ids}::bigint[])
        on conflict (product_id) do update
          set platform = excluded.platform, orga_sid = excluded.orga_sid,
            product_line = excluded.product_line, main_category = excluded.main_category
          where (t.platform, t.orga_sid, t.product_line, t.main_category)
            is distinct from (excluded.platform, excluded.orga_sid, excluded.product_line, excluded.main_category)
        returning platform
      )
      select platform from gone union select platform from written`,
  );
  return changed.map(({ platform }) => platform);
}
