import type { DatasetKey } from '../../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';

/**
 * Makes the table `import_own` for this transaction: id and keys of all products of the company. The planner believes
 * that a company has hardly any until the statistics of `product` are made anew, long after an import of many, and
 * then reads all rows of the file for each of them; of this table it knows.
 */
export async function copyOwnKeys(
  tx: SystemTransaction,
  dataset: DatasetKey,
  orgaSid: string,
): Promise<void> {
  await tx.run(
    sql`create temporary table import_own (id bigint, sid text, article_number text) on commit drop`,
  );
  await tx.run(sql`
    insert into import_own
    select id, sid, article_number from product where platform = ${dataset} and orga_sid = ${orgaSid}`);
  await tx.run(sql`analyze import_own`);
}
