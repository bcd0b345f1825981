import type { Translated } from '../../../../resources/languages.ts';
import { datasetKeys } from '../../../../resources/platforms.ts';
import type { Transaction } from '../../../base/database/connect.ts';
import { writeClasses, writeNames, type Classified } from './writeNames.ts';

/**
 * What follows from categories created, renamed or deleted: names and classes, and on every platform the
 * search rows of the products in them and below.
 */
export async function categoriesWritten(tx: Transaction, sids: readonly string[]): Promise<void> {
  await tx`
    delete from search_name
    where kind in ('category', 'ifcClass', 'classCode') and platform = '' and sid = any(${[...sids]}::text[])`;
  const categories = await tx<(Classified & { platform: string; name: Translated })[]>`
    select '' as platform, sid, name, ifc_classes as "ifcClasses",
      ebkph_codes || etim_classes as "classCodes"
    from category where sid = any(${[...sids]}::text[])`;
  await writeNames(tx, 'category', categories);
  await writeClasses(tx, categories);
  await tx`
    insert into search_pending (product_id)
    select product_id from category_product l
    where (l.platform, l.category_sid) in (
      select distinct platform, ancestor_sid from category_closure where ancestor_sid = any(${[...sids]}::text[]))
    union
    select id from product
    where platform = any(${datasetKeys as string[]}) and main_category = any(${[...sids]}::text[])`;
}
