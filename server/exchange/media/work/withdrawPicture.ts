import { image } from '../../../../resources/entities/image.ts';
import { product } from '../../../../resources/entities/product.ts';
import { nest } from '../../../../resources/shape.ts';
import type { SystemPool, SystemTransaction } from '../../../base/database/queries.ts';
import { json, sql } from '../../../base/database/sql.ts';
import { sentKey } from '../../../base/images/imageKey.ts';
import type { HttpProblem } from '../../../base/problems.ts';
import type { BlobStore } from '../../../base/storage/blobStore.ts';
import { lockBlob } from '../../../base/storage/lockBlob.ts';
import { changeRecord, deleteRecord } from '../../../catalogue/records/writeRecords.ts';
import { entitiesWithUpload } from '../../../records/entitiesWithUpload.ts';
import { readRecord } from '../../../records/readRecords.ts';
import { delivery, deliveryColumns, type DeliveryRow } from '../delivery/deliveryRow.ts';
import { recountDelivery } from '../delivery/recountDelivery.ts';
import { scopesOf, type ScopeFor } from './attach.ts';
import { failureOf } from './failureOf.ts';
import { text } from '../../../base/database/column.ts';

/**
 * Takes a picture back of which nothing can be made: its products show it no more, as a change of the delivery that brought
 * it, and its state there says why. What its sender may not change any more stays.
 */
export async function withdrawPicture(
  write: SystemPool,
  store: BlobStore,
  hash: string,
  problem: HttpProblem,
): Promise<void> {
  const isGone = await write.transaction(async (tx) => {
    await withdraw(tx, hash, problem);
    await lockBlob(tx, hash);
    if (await tx.has(sql`select from image where hash = ${hash}`)) return false;
    await tx.run(sql`delete from image_file where hash = ${hash}`);
    return true;
  });
  if (isGone) await store.delete(sentKey(hash));
}

async function withdraw(tx: SystemTransaction, hash: string, problem: HttpProblem): Promise<void> {
  const { reason, values } = failureOf(problem) ?? { reason: problem.code, values: {} };
  const deliveries = await tx.rows(
    delivery,
    sql`
      select ${deliveryColumns} from media_delivery d where d.id in (
        select i.delivery from media_item i where i.hash = ${hash} and i.state = 'stored')
      order by d.created_at for update`,
  );
  for (const each of deliveries) {
    const products = await tx.rows(
      { sid: text() },
      sql`
        select distinct product_sid as sid from media_item
        where delivery = ${each.id} and hash = ${hash} and state = 'stored' and product_sid is not null order by 1`,
    );
    const scopeFor = await scopesOf(tx, each);
    for (const { sid } of products) await hide(tx, scopeFor, each, sid, hash);
    for (const kind of ['productImage', 'productMedia']) await remove(tx, scopeFor, each, kind, hash);
    await tx.run(sql`
      update media_item set state = 'failed', reason = ${reason}, "values" = ${json(values)}, hash = null, changed_at = now()
      where delivery = ${each.id} and hash = ${hash} and state = 'stored'`);
    await recountDelivery(tx, each);
  }
}

async function hide(
  tx: SystemTransaction,
  scopeFor: ScopeFor,
  { orgaSid }: Pick<DeliveryRow, 'orgaSid'>,
  productSid: string,
  hash: string,
): Promise<void> {
  const scope = scopeFor(product, 'update');
  const row = await readRecord(tx, scope, product, [orgaSid, productSid], true);
  if (!row) return;
  const [images, media] = [row.images, row.media].map((shown) => shown.filter((one) => one !== hash));
  if (images?.length === row.images.length && media?.length === row.media.length) return;
  await changeRecord(tx, scope, product, row, nest(product, { ...row, images, media }));
}

async function remove(
  tx: SystemTransaction,
  scopeFor: ScopeFor,
  { orgaSid }: Pick<DeliveryRow, 'orgaSid'>,
  kind: string,
  hash: string,
): Promise<void> {
  const scope = scopeFor(image, 'delete');
  if (!(await readRecord(tx, scope, image, [orgaSid, kind, hash]))) return;
  const using = await entitiesWithUpload(tx, scope, { kind: 'image', of: kind, hash, orgaSid });
  if (using.length === 0) await deleteRecord(tx, scope, image, [orgaSid, kind, hash]);
}
