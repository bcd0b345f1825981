import { datasetKeys } from '../../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { categoryNamesWritten } from '../../vocabulary/namePhrases.ts';
import { classCodes, namedCategory } from './named.ts';
import { writeClasses, writeNames } from './writeNames.ts';

/**
 * What follows from categories created, renamed or deleted: names and classes, and on every platform the
 * search rows of the products in them and below.
 */
export async function categoriesWritten(tx: SystemTransaction, sids: readonly string[]): Promise<void> {
  await tx.run(sql`
    delete from search_name
    where kind in ('category', 'ifcClass', 'classCode') and platform = '' and sid = any(${sids}::text[])`);
  const categories = await tx.rows(
    namedCategory,
    sql`
      select '' as platform, sid, name, ifc_classes as "ifcClasses",
        ${classCodes} as "classCodes"
      from category where sid = any(${sids}::text[])`,
  );
  await writeNames(tx, 'category', categories);
  await writeClasses(tx, categories);
  await categoryNamesWritten(tx, sids);
  await tx.run(sql`
    insert into search_pending (product_id, platform)
    select product_id, platform from category_product l
    where (l.platform, l.category_sid) in (
      select distinct platform, ancestor_sid from category_closure where ancestor_sid = any(${sids}::text[]))
    union
    select id, platform from product
    where platform = any(${datasetKeys}) and main_category = any(${sids}::text[])`);
}
