import type { DatasetKey } from '../../../../resources/platforms.ts';
import type { Transaction } from '../../../base/database/connect.ts';
import { writeNames } from './writeNames.ts';

/** What follows from companies created, renamed or deleted: their names, and the search rows of their products. */
export async function orgasWritten(
  tx: Transaction,
  dataset: DatasetKey,
  sids: readonly string[],
): Promise<void> {
  await tx`
    delete from search_name where kind = 'orga' and platform = ${dataset} and sid = any(${[...sids]}::text[])`;
  const orgas = await tx<{ platform: string; sid: string; name: string }[]>`
    select platform, sid, name from orga where platform = ${dataset} and sid = any(${[...sids]}::text[])`;
  await writeNames(tx, 'orga', orgas);
  await tx`
    insert into search_pending (product_id)
    select id from product where platform = ${dataset} and orga_sid = any(${[...sids]}::text[])`;
}
