import { document } from '../../../../resources/entities/document.ts';
import { file } from '../../../../resources/entities/file.ts';
import { image } from '../../../../resources/entities/image.ts';
import { product } from '../../../../resources/entities/product.ts';
import type { Action, Entity } from '../../../../resources/entity.ts';
import { deliveries } from '../../../../resources/limits.ts';
import { unknownCode } from '../../../../resources/known.ts';
import { platform as platformOf } from '../../../../resources/platform/platforms.ts';
import { nest } from '../../../../resources/shape.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { lockBlob } from '../../../base/storage/lockBlob.ts';
import { tooLarge, unprocessable } from '../../../base/problems.ts';
import { changeRecord, createRecord } from '../../../catalogue/records/writeRecords.ts';
import { addFile } from '../../../catalogue/uploads/files.ts';
import { addImage } from '../../../catalogue/uploads/addImage.ts';
import { callerNow } from '../../../identity/callerNow.ts';
import { scopeOf, type Scope } from '../../../records/access/scope.ts';
import { where } from '../../../records/access/where.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';
import { readRecord } from '../../../records/readRecords.ts';
import { deriveSid } from '../../import/deriveSid.ts';
import type { DeliveryRow } from '../delivery/deliveryRow.ts';
import { documentKind } from '../match/mediaKind.ts';
import type { StoredContent } from './storeItem.ts';

/** What whoever sent a delivery may do now, each write saying which import it is of. */
export type ScopeFor = (entity: Entity, action: Action) => Scope;

/** Makes them. */
export async function scopesOf(
  tx: SystemTransaction,
  { id, sub, address, call, platform }: DeliveryRow,
): Promise<ScopeFor> {
  const caller = await callerNow(tx, { sub });
  const from = {
    platform: platformOf(platform),
    reportId: id,
    ...(address !== null && { address }),
    ...(call !== null && { call }),
  };
  return (entity, action) => scopeOf(caller, from, entity, action);
}

/**
 * Shows what was stored with its product, behind what it shows already and in the order given; doing it again changes
 * nothing. Throws 403 without the right of now, 413 for more than a product or company may have, 422 for a product that is
 * not there any more.
 */
export async function attach(
  tx: SystemTransaction,
  scopeFor: ScopeFor,
  { orgaSid, language }: Pick<DeliveryRow, 'orgaSid' | 'language'>,
  productSid: string,
  stored: readonly StoredContent[],
): Promise<void> {
  const scope = scopeFor(product, 'update');
  const row = await readRecord(tx, scope, product, [orgaSid, productSid], true);
  if (!row)
    throw unprocessable([{ path: 'productSid', code: unknownCode('product'), values: { sid: productSid } }]);
  const shown = { images: [...row.images], media: [...row.media] };
  for (const one of stored) {
    await lockBlob(tx, one.hash);
    if (one.kind === 'document') {
      await addDocument(tx, scopeFor, { orgaSid, productSid, language: one.language ?? language }, one);
      continue;
    }
    const place = one.place === 'media' ? 'media' : 'images';
    const kind = place === 'media' ? 'productMedia' : 'productImage';
    const { hash, width, height } = one;
    await addImage(tx, scopeFor(image, 'create'), orgaSid, kind, { hash, width, height });
    if (!shown[place].includes(hash)) shown[place].push(hash);
  }
  if (Math.max(shown.images.length, shown.media.length) > deliveries.mostOfProduct) throw tooLarge();
  if (shown.images.length + shown.media.length > row.images.length + row.media.length)
    await changeRecord(tx, scope, product, row, nest(product, { ...row, ...shown }));
}

interface OfProduct extends Pick<DeliveryRow, 'orgaSid' | 'language'> {
  productSid: string;
}

/** A document of several products is one: each of them is named by it. */
async function addDocument(
  tx: SystemTransaction,
  scopeFor: ScopeFor,
  { orgaSid, productSid, language }: OfProduct,
  { hash, bytes, path }: StoredContent,
): Promise<void> {
  await addFile(tx, scopeFor(file, 'create'), orgaSid, { hash, bytes });
  const scope = scopeFor(document, 'update');
  const former = await tx.first(
    fieldsOf(document, 'sid'),
    sql`
      select d.sid from document d
      where ${where(scope, 'd')} and d.orga_sid = ${orgaSid} and d.file = ${hash} order by d.id limit 1`,
  );
  if (former) {
    const row = await readRecord(tx, scope, document, [orgaSid, former.sid], true);
    if (!row || row.products.length === 0 || row.products.includes(productSid)) return;
    const products = [...row.products, productSid];
    await changeRecord(tx, scope, document, row, nest(document, { ...row, products }));
    return;
  }
  const name = (path.split(/[/\\]/).at(-1) ?? '')
    .replace(/\.pdf$/i, '')
    .replace(/[_]+/g, ' ')
    .trim();
  const title = { [language]: name.slice(0, 200) || 'PDF' };
  const sid = `${deriveSid(name)
    .slice(0, 50)
    .replace(/[^a-z0-9]+$/, '')}-${hash.slice(0, 8)}`;
  const kind = documentKind(path);
  const made = { orgaSid, sid, title, kind, language, file: hash, products: [productSid] };
  await createRecord(tx, scopeFor(document, 'create'), document, made);
}
