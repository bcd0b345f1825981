import { uploads as limits } from '../../../../resources/limits.ts';
import { sql } from '../../../base/database/sql.ts';
import { readSize } from '../../../base/images/readPicture.ts';
import { hashOf, pictureSent, storeSentPicture } from '../../../base/images/storeImage.ts';
import { tooLarge } from '../../../base/problems.ts';
import { fileKey } from '../../../base/storage/fileKey.ts';
import { lockBlob } from '../../../base/storage/lockBlob.ts';
import { chargePixels, chargeUpload } from '../../../catalogue/budgets/chargeUpload.ts';
import { requirePixels } from '../../../catalogue/budgets/requirePixels.ts';
import { readPdf } from '../../../catalogue/uploads/files.ts';
import type { DeliveryRow, StoredItem } from '../delivery/deliveryRow.ts';
import { ownFile } from '../links/ownFile.ts';
import type { Contents } from './Contents.ts';
import { failureOf } from './failureOf.ts';
import type { MediaWork } from './mediaWork.ts';

/** One whose content is stored; no product shows it yet. */
export interface StoredContent extends Pick<StoredItem, 'id' | 'place' | 'path' | 'language' | 'attempts'> {
  hash: string;
  kind: 'picture' | 'document';
  bytes: number;
  width: number;
  height: number;
}

/**
 * Stores the content of one picture or document under its hash, unless it is a document that the company has. Of a picture
 * only the head is read: whether the rest is sound shows when its variants are made. What was fetched is marked so first.
 * Throws what `failureOf` understands.
 */
export async function storeItem(
  work: MediaWork,
  delivery: DeliveryRow,
  item: StoredItem,
  contents: Contents,
): Promise<StoredContent> {
  const { write, store, pictures, config, signal } = work;
  const { platform: dataset, orgaSid, sub } = delivery;
  const holder = { dataset, orgaSid, sub };
  const own = item.upload === null ? await ownFile(write, delivery, item.path) : undefined;
  if (own) {
    const { id, path, language, attempts } = item;
    return {
      id,
      path,
      language,
      attempts,
      ...own,
      kind: 'document',
      place: 'documents',
      width: 0,
      height: 0,
    };
  }
  await requirePixels(write, holder, config.budgets);
  const upload = await contents.of(item);
  const isPdf = upload.subarray(0, 5).toString('latin1') === '%PDF-';
  if (!isPdf && upload.length > limits.largestPictureBytes) throw tooLarge();
  let giveBack = async (): Promise<unknown> => undefined;
  if (item.upload === null) {
    giveBack = await chargeUpload(write, holder, config.budgets, {
      bytes: upload.length,
      pictures: isPdf ? 0 : 1,
    });
    await write.run(sql`
      update media_item set state = 'fetched', changed_at = now() where id = ${item.id} and state = 'waiting'`);
  }
  const { id, path, language, attempts } = item;
  if (isPdf) {
    const hash = readPdf(upload);
    await write.transaction(async (tx) => {
      await lockBlob(tx, hash);
      await store.put(fileKey(hash), upload);
    });
    const known = { id, path, language, attempts, hash, bytes: upload.length };
    return { ...known, kind: 'document', place: 'documents', width: 0, height: 0 };
  }
  const { width, height } = await readSize(pictures, upload, `delivery ${orgaSid}`, signal).catch(
    async (error: unknown) => {
      // Nobody has looked at it: it comes again.
      if (failureOf(error)?.isPassing) await giveBack();
      throw error;
    },
  );
  // What is here already need not be decoded again.
  if (!(await pictureSent(write, hashOf(upload)))) await chargePixels(write, holder, width * height);
  const hash = await storeSentPicture(write, store, upload);
  const place = item.place === 'documents' ? 'images' : item.place;
  return { id, path, language, attempts, hash, kind: 'picture', place, bytes: upload.length, width, height };
}
