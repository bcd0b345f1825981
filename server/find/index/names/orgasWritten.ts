import type { DatasetKey } from '../../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { namedOrga } from './named.ts';
import { writeNames } from './writeNames.ts';

/** What follows from companies created, renamed or deleted: their names, and the search rows of their products. */
export async function orgasWritten(
  tx: SystemTransaction,
  dataset: DatasetKey,
  sids: readonly string[],
): Promise<void> {
  await tx.run(sql`
    delete from search_name where kind = 'orga' and platform = ${dataset} and sid = any(${sids}::text[])`);
  const orgas = await tx.rows(
    namedOrga,
    sql`select platform, sid, name from orga where platform = ${dataset} and sid = any(${sids}::text[])`,
  );
  await writeNames(tx, 'orga', orgas);
  await tx.run(sql`
    insert into search_pending (product_id, platform)
    select id, platform from product where platform = ${dataset} and orga_sid = any(${sids}::text[])`);
}
