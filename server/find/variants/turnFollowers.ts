import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** A product that follows another one in lists from now on, or no longer does. */
export interface Turned {
  id: number;
  platform: DatasetKey;
}

/** Turns their bits over: what a bit was says who follows. */
export async function turnFollowers(tx: SystemTransaction, turned: readonly Turned[]): Promise<void> {
  if (turned.length === 0) return;
  await tx.run(sql`
    insert into facet_block as b (platform, kind, "of", block, products)
    select platform, 'follower', 0, (id >> 14)::integer, bit_xor(set_bit(B'0'::bit(16384), (id & 16383)::integer, 1))
    from unnest(${turned.map(({ platform }) => platform)}::text[], ${turned.map(({ id }) => id)}::bigint[]) as one (platform, id)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (platform, kind, "of", block) do update set products = b.products # excluded.products`);
}
