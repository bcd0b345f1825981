import type { StoreKey } from '../../../resources/platforms.ts';
import type { Transaction } from '../../database/connect.ts';
import { writeNames } from './writeNames.ts';

/** What follows from companies created, renamed or deleted: their names, and the search rows of their products. */
export async function orgasWritten(tx: Transaction, store: StoreKey, sids: readonly string[]): Promise<void> {
  await tx`
    delete from search_name where kind = 'orga' and platform = ${store} and sid = any(${[...sids]}::text[])`;
  const orgas = await tx<{ platform: string; sid: string; name: string }[]>`
    select platform, sid, name from orga where platform = ${store} and sid = any(${[...sids]}::text[])`;
  await writeNames(tx, 'orga', orgas);
  await tx`
    insert into search_pending (product_id)
    select id from product where platform = ${store} and orga_sid = any(${[...sids]}::text[])`;
}
