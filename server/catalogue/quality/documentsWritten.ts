import type { Transaction } from '../../base/database/connect.ts';
import type { Change } from './Change.ts';

/** What follows from a document: the products that it names, or named, are judged anew. */
export async function documentsWritten(tx: Transaction, { dataset, before, after }: Change): Promise<void> {
  const sids = [before, after].flatMap((document) => (document?.products ?? []) as string[]);
  if (sids.length === 0) return;
  await tx`
    insert into quality_pending (product_id)
    select id from product
    where platform = ${dataset} and orga_sid = ${String((after ?? before)?.orgaSid)}
      and sid = any(${sids}::text[])`;
}
