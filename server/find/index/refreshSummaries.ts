import type { DatasetKey } from '../../../resources/platform/platforms.ts';
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
      changed as (
        update product_summary t
        set platform = p.platform, orga_sid = p.orga_sid, title = p.title, sub_title = p.sub_title
        from product p
        where p.id = any(${ids}::bigint[]) and t.product_id = p.id
          -- What is right is not even locked.
          and (t.platform, t.orga_sid, t.title, t.sub_title) is distinct from (p.platform, p.orga_sid, p.title, p.sub_title)
        returning t.platform
      ),
      -- Who writes search rows of a product does so alone (enterLane): what is not there need not be looked for again.
      come as (
        insert into product_summary (product_id, platform, orga_sid, title, sub_title)
        select p.id, p.platform, p.orga_sid, p.title, p.sub_title
        from product p left join product_summary b on b.product_id = p.id
        where p.id = any(${ids}::bigint[]) and b.product_id is null
        returning platform
      )
      select platform from gone union select platform from changed union select platform from come`,
  );
  return changed.map(({ platform }) => platform);
}
