import type { Budget } from '../../../../resources/limits.ts';
import { unknownCode } from '../../../../resources/known.ts';
import { asSystem } from '../../../base/database/asSystem.ts';
import { integer } from '../../../base/database/column.ts';
import type { ScopedTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { conflict, notFound, unprocessable } from '../../../base/problems.ts';
import { chargeUpload } from '../../../catalogue/budgets/chargeUpload.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { where } from '../../../records/access/where.ts';
import { delivery, deliveryColumns } from './deliveryRow.ts';

interface Assigned {
  id: string;
  items: readonly number[];
  productSid: string;
  ofAll: Budget;
}

/**
 * Says of which product pictures and documents of a delivery are that nothing was found for, or something wrong: of one that
 * waits for somebody to say go, or of one that has ended, which then goes on and stays one import. Throws 404 for a delivery
 * that is not there, 409 for an item that cannot be assigned or whose file is gone, 422 for an unknown product, 429 when the
 * day has seen enough pictures.
 */
export async function assignItems(
  tx: ScopedTransaction,
  scope: Scope,
  { id, items, productSid, ofAll }: Assigned,
): Promise<void> {
  const found = await tx.first(
    delivery,
    sql`select ${deliveryColumns} from media_delivery d where ${where(scope, 'd')} and d.id = ${id} for update`,
  );
  if (!found) throw notFound();
  const { state, orgaSid } = found;
  const isThere = await tx.has(sql`
    select from product p where ${where(scope, 'p')} and p.orga_sid = ${orgaSid} and p.sid = ${productSid}`);
  if (!isThere)
    throw unprocessable([{ path: 'productSid', code: unknownCode('product'), values: { sid: productSid } }]);
  const isProposed = state === 'proposed';
  const system = asSystem(tx);
  const isUndone = await system.has(sql`select from import_report where id = ${id} and state = 'undone'`);
  if (state === 'stopped' || isUndone) throw conflict('not-assignable');
  const taken = await tx.rows(
    { pictures: integer },
    sql`
      update media_item i set product_sid = ${productSid}, matched_by = 'hand', matched_value = ${productSid}, reason = null,
        "values" = '{}', state = ${isProposed ? 'proposed' : 'waiting'}, changed_at = now(), number = chosen.number
      from (
        select c.id, row_number() over (partition by c.place order by c.id) + coalesce((
          select max(o.number) from media_item o
          where o.delivery = c.delivery and o.product_sid = ${productSid} and o.place = c.place), -1) as number
        from media_item c
        where c.delivery = ${id} and c.id = any(${[...new Set(items)]}::bigint[])
          and c.state = any(${isProposed ? ['unmatched', 'proposed'] : ['unmatched']}::text[])
          and exists (select from upload u where u.id = c.upload and u.expires_at > now())
      ) chosen
      where ${where(scope, 'i')} and i.id = chosen.id
      returning case when i.kind = 'picture' then 1 else 0 end::bigint as pictures`,
  );
  if (taken.length < new Set(items).size) throw conflict('not-assignable');
  if (isProposed) return;
  const pictures = taken.reduce((sum, each) => sum + each.pictures, 0);
  const holder = { dataset: scope.dataset, orgaSid, sub: scope.author.sub };
  await chargeUpload(tx, holder, ofAll, { bytes: 0, pictures });
  if (state === 'running') return;
  await tx.run(sql`
    update media_delivery d set state = 'running', finished_at = null where ${where(scope, 'd')} and d.id = ${id}`);
  await system.run(sql`
    update import_report set state = 'running', stage = 'writing', finished_at = null where id = ${id}`);
}
