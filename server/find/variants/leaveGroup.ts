import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/**
 * Takes a product that is gone out of its group, so that no chooser leads to it until the groups are looked at again. A
 * group that is being written meanwhile is left to whoever writes it.
 */
export async function leaveGroup(tx: SystemTransaction, productId: number, sid: string): Promise<void> {
  await tx.run(sql`
    update variant_group g set
      members = array_remove(g.members, ${sid}), products = g.products - 1,
      variants = jsonb_set(g.variants, '{of}', coalesce((
        select jsonb_agg(one order by place)
        from jsonb_array_elements(g.variants -> 'of') with ordinality as variant (one, place)
        where one ->> 'sid' <> ${sid}), '[]'))
    from (
      select held.key from variant_group held
      where held.key = (select key from product_variant where product_id = ${productId}) and ${sid} = any(held.members)
      for update skip locked) own
    where g.key = own.key`);
}
