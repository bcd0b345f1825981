import { image } from '../../../resources/entities/image.ts';
import { product } from '../../../resources/entities/product.ts';
import type { ImageKind } from '../../../resources/kinds/field.ts';
import { unknownCode } from '../../../resources/known.ts';
import { nest } from '../../../resources/shape.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import type { StoredImage } from '../../base/images/storeImage.ts';
import { unprocessable } from '../../base/problems.ts';
import { readRecord } from '../../records/readRecords.ts';
import { changeRecord, createRecord } from '../records/writeRecords.ts';
import { requireRoom } from './requireRoom.ts';

/** A stored picture becomes one of the company on the platform of the scope; returns whether it was none before. */
export async function addImage(
  tx: ScopedTransaction,
  scope: Scope,
  orgaSid: string,
  kind: ImageKind,
  stored: StoredImage,
): Promise<boolean> {
  if (await readRecord(tx, scope, image, [orgaSid, kind, stored.hash])) return false;
  await requireRoom(tx, scope, 'image', orgaSid);
  await createRecord(tx, scope, image, { orgaSid, kind, ...stored });
  return true;
}

/** Where the pictures of a product stand, by their kind. */
const placeByKind: Partial<Record<ImageKind, 'images' | 'media'>> = {
  productImage: 'images',
  productMedia: 'media',
};

/**
 * Puts a picture behind the others of its kind of a product. Throws 422 for an unknown product of the company, and for a
 * kind that products do not show.
 */
export async function addToProduct(
  tx: ScopedTransaction,
  scope: Scope,
  orgaSid: string,
  productSid: string,
  kind: ImageKind,
  hash: string,
): Promise<void> {
  const row = await readRecord(tx, scope, product, [orgaSid, productSid], true);
  if (!row)
    throw unprocessable([{ path: 'productSid', code: unknownCode('product'), values: { sid: productSid } }]);
  const place = placeByKind[kind];
  if (!place) throw unprocessable([{ path: 'productSid', code: 'unknown-field' }]);
  const hashes = row[place];
  if (hashes.includes(hash)) return;
  await changeRecord(tx, scope, product, row, nest(product, { ...row, [place]: [...hashes, hash] }));
}
