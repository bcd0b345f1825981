import type { DatasetKey } from '../../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { namedLine } from './named.ts';
import { writeNames } from './writeNames.ts';

/** What follows from product lines of a company created, renamed or deleted. */
export async function productLinesWritten(
  tx: SystemTransaction,
  dataset: DatasetKey,
  orgaSid: string,
  sids: readonly string[],
): Promise<void> {
  await tx.run(sql`
    delete from search_name
    where kind = 'productLine' and platform = ${dataset} and orga_sid = ${orgaSid} and sid = any(${sids}::text[])`);
  const lines = await tx.rows(
    namedLine,
    sql`
      select platform, orga_sid as "orgaSid", sid, title as name from product_line
      where platform = ${dataset} and orga_sid = ${orgaSid} and sid = any(${sids}::text[])`,
  );
  await writeNames(tx, 'productLine', lines);
  await tx.run(sql`
    insert into search_pending (product_id, platform)
    select id, platform from product
    where platform = ${dataset} and orga_sid = ${orgaSid} and product_line = any(${sids}::text[])`);
}
