import type { Transaction } from '../../base/database/connect.ts';
import type { Change } from './Change.ts';

/** What follows when other categories ask for an attribute: their products are judged anew. */
export async function askedAttributesWritten(tx: Transaction, { before, after }: Change): Promise<void> {
  const asking = [before, after].map((attribute) => (attribute?.categories ?? []) as { sid: string }[]);
  if (JSON.stringify(asking[0]) === JSON.stringify(asking[1])) return;
  const sids = [...new Set(asking.flat().map(({ sid }) => sid))];
  await tx`
    insert into quality_pending (product_id)
    select id from product where main_category = any(${sids}::text[])`;
}
