import { randomUUID } from 'node:crypto';
import type { Wish } from '../../../resources/bulk/doAct.ts';
import type { Platform } from '../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { json, sql } from '../../base/database/sql.ts';
import type { Key } from '../../records/readRecords.ts';

interface Begun {
  sub: string;
  address: string | undefined;
  call: string | undefined;
  platform: Platform;
  entity: string;
  place: string;
  wish: Wish;
  keys: readonly Key[];
}

/** Keeps a change of many records that is to be looked at, and returns its id. */
export async function beginBulk(
  tx: SystemTransaction,
  { sub, address, call, platform, entity, place, wish, keys }: Begun,
): Promise<string> {
  const id = randomUUID();
  await tx.run(sql`
    insert into bulk_change (id, undo_id, sub, address, call, platform, entity, place, wish, state)
    values (${id}, ${randomUUID()}, ${sub}, ${address ?? null}, ${call ?? null}, ${platform.key}, ${entity}, ${place},
      ${json(wish)}, 'looking')`);
  await tx.run(sql`
    insert into bulk_row (bulk_id, number, key, state)
    select ${id}::uuid, min(number), key, 'asked' from (
      select number, array(select part from jsonb_array_elements_text(place) part) as key
      from jsonb_array_elements(${json(keys)}::jsonb) with ordinality named (place, number)
    ) asked group by key`);
  return id;
}
