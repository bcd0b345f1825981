import { attribute } from '../../../../resources/entities/attribute.ts';
import { product } from '../../../../resources/entities/product.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';

/**
 * Imports whose search rows are all written are now found: `applied` becomes `searchable`. Where attributes were written
 * while an import went on, new products may have been judged by what was asked before (behaviour B416): they wait to be
 * judged again.
 */
export async function markSearchable(db: SystemQueries): Promise<void> {
  await db.run(sql`
    with found as (
      update import_report set state = 'searchable'
      where state = 'applied' and not dry_run and (
        search_mark is null or not exists (select from search_pending where id <= import_report.search_mark))
      returning id, started_at
    ), doubtful as materialized (
      select f.id from found f
      where exists (
        select from change a where a.entity = ${attribute.name} and a.at >= f.started_at - interval '1 minute')
    )
    insert into quality_pending (product_id)
    select p.id
    from doubtful d
    join change c on c.report_id = d.id and c.entity = ${product.name} and c.kind = 'created'
    join product p on p.platform = c.platform and p.orga_sid = c.key[1] and p.sid = c.key[2]`);
}
