import { product } from '../../../../resources/entities/product.ts';
import { namingsOf } from '../../../../resources/namings.ts';
import { sql } from '../../../base/database/sql.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { hooksOf } from '../../../catalogue/hooks/hooksOf.ts';
import type { Author } from '../../../records/access/scope.ts';
import { retire } from '../../../records/references/retire.ts';
import type { Merge } from './compareRows.ts';

/**
 * Takes away what is said of the products in `import_gone`, as where one of them is deleted alone (behaviour B190). Call it
 * once their deletion is recorded, while they are still there.
 */
export async function retireGone(
  tx: SystemTransaction,
  { dataset, orgaSid }: Pick<Merge, 'dataset' | 'orgaSid'>,
  author: Author,
): Promise<void> {
  // The sum keeps the planner from looking for the greatest id among those of all records.
  await tx.run(sql`
    create temporary table import_retired on commit drop as
    select c.id as change_id, p.platform, p.orga_sid as owner, p.sid, null::text as instead
    from import_gone gone join product p on p.id = gone.product_id
    cross join lateral (
      select max(id + 0) as id from change
      where entity = ${product.name} and platform = p.platform and key = array[p.orga_sid, p.sid] and kind = 'deleted'
    ) c
    where p.platform = ${dataset} and p.orga_sid = ${orgaSid}`);
  await tx.run(sql`create index on import_retired (sid)`);
  await tx.run(sql`analyze import_retired`);
  await retire(tx, product, namingsOf(product), sql`import_retired g`, { author, dataset, hooksOf });
}
