import type { DatasetKey } from '../../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { classCodes, namedCategory, namedLine, namedOrga } from './named.ts';
import { writeClasses, writeNames } from './writeNames.ts';

/** Writes the names of all companies and product lines of a platform anew, and of all categories. */
export async function rewriteNames(tx: SystemTransaction, dataset: DatasetKey): Promise<void> {
  await tx.run(sql`delete from search_name where platform in (${dataset}, '')`);
  await writeNames(
    tx,
    'orga',
    await tx.rows(namedOrga, sql`select platform, sid, name from orga where platform = ${dataset}`),
  );
  await writeNames(
    tx,
    'productLine',
    await tx.rows(
      namedLine,
      sql`
        select platform, orga_sid as "orgaSid", sid, title as name from product_line where platform = ${dataset}`,
    ),
  );
  const categories = await tx.rows(
    namedCategory,
    sql`
      select '' as platform, sid, name, ifc_classes as "ifcClasses",
        ${classCodes} as "classCodes"
      from category`,
  );
  await writeNames(tx, 'category', categories);
  await writeClasses(tx, categories);
}
