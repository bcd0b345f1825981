import type { Translated } from '../../../../resources/languages.ts';
import type { DatasetKey } from '../../../../resources/platforms.ts';
import type { Transaction } from '../../../base/database/connect.ts';
import { writeClasses, writeNames, type Classified } from './writeNames.ts';

/** Writes the names of all companies and product lines of a platform anew, and of all categories. */
export async function rewriteNames(tx: Transaction, dataset: DatasetKey): Promise<void> {
  await tx`delete from search_name where platform in (${dataset}, '')`;
  await writeNames(
    tx,
    'orga',
    await tx<{ platform: string; sid: string; name: string }[]>`
      select platform, sid, name from orga where platform = ${dataset}`,
  );
  await writeNames(
    tx,
    'productLine',
    await tx<{ platform: string; orgaSid: string; sid: string; name: Translated }[]>`
      select platform, orga_sid as "orgaSid", sid, title as name from product_line where platform = ${dataset}`,
  );
  const categories = await tx<(Classified & { platform: string; name: Translated })[]>`
    select '' as platform, sid, name, ifc_classes as "ifcClasses",
      ebkph_codes || etim_classes as "classCodes"
    from category`;
  await writeNames(tx, 'category', categories);
  await writeClasses(tx, categories);
}
