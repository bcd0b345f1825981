import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { deliveries } from '../../../../resources/limits.ts';
import { sql } from '../../../base/database/sql.ts';
import { itemColumns, storedItem, type DeliveryRow } from '../delivery/deliveryRow.ts';
import { uploadFolder } from '../upload/takeParts.ts';
import type { Contents } from './Contents.ts';
import { failureOf } from './failureOf.ts';
import type { MediaWork } from './mediaWork.ts';

/**
 * Keeps what of a zip file is of no product as files of their own, so that somebody may still say of which they are when the
 * zip file is gone; the first of them, for some days. Doing it again goes on.
 */
export async function keepUnmatched(
  { write, store, signal }: MediaWork,
  { id, platform, orgaSid, sub }: DeliveryRow,
  contents: Contents,
): Promise<void> {
  const items = await write.rows(
    storedItem,
    sql`
      select ${itemColumns}, i.state from media_item i
      where i.delivery = ${id} and i.state = 'unmatched' and i.id in (
        select first.id from media_item first
        where first.delivery = ${id} and first.state = 'unmatched' order by first.id limit ${deliveries.unmatchedKept})
        and exists (select from upload u where u.id = i.upload and u.file_name ~* '\\.zip$')
      order by i.id`,
  );
  for (const item of items) {
    if (signal.aborted) return;
    const body = await contents.of(item).catch((error: unknown) => {
      if (!failureOf(error)) throw error;
      return undefined;
    });
    if (!body) continue;
    const upload = randomUUID();
    const key = `${uploadFolder}/${upload}/0-${randomUUID()}`;
    await store.put(key, body);
    await write.transaction(async (tx) => {
      await tx.run(sql`
        insert into upload (id, platform, orga_sid, sub, file_name, bytes, received, checksum, expires_at)
        values (${upload}, ${platform}, ${orgaSid}, ${sub}, ${item.path}, ${body.length}, ${body.length}, ${crc32(body)},
          now() + make_interval(days => ${deliveries.unmatchedKeepDays}))`);
      await tx.run(sql`
        insert into upload_part (upload, start, bytes, key) values (${upload}, 0, ${body.length}, ${key})`);
      await tx.run(sql`update media_item set upload = ${upload} where id = ${item.id}`);
    });
  }
}
