import type { Translated } from '../../../resources/languages.ts';
import { storeKeys } from '../../../resources/platforms.ts';
import type { Transaction } from '../../database/connect.ts';
import { writeIfcClasses, writeNames } from './writeNames.ts';

/**
 * What follows from categories created, renamed or deleted: names and IFC classes, and on every platform the
 * search rows of the products in them and below.
 */
export async function categoriesWritten(tx: Transaction, sids: readonly string[]): Promise<void> {
  await tx`
    delete from search_name
    where kind in ('category', 'ifcClass') and platform = '' and sid = any(${[...sids]}::text[])`;
  const categories = await tx<{ platform: string; sid: string; name: Translated; ifcClasses: string[] }[]>`
    select '' as platform, sid, name, ifc_classes as "ifcClasses" from category where sid = any(${[...sids]}::text[])`;
  await writeNames(tx, 'category', categories);
  await writeIfcClasses(tx, categories);
  await tx`
    insert into search_pending (product_id)
    select product_id from category_product l
    where (l.platform, l.category_sid) in (
      select distinct platform, ancestor_sid from category_closure where ancestor_sid = any(${[...sids]}::text[]))
    union
    select id from product
    where platform = any(${storeKeys as string[]}) and main_category = any(${[...sids]}::text[])`;
}
