import { deliveries } from '../../../../resources/limits.ts';
import { text } from '../../../base/database/column.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { delivery, deliveryColumns } from './deliveryRow.ts';
import { finishDelivery } from './finishDelivery.ts';

/**
 * Drops a delivery that nobody has started, or what still waits of one; what is stored stays. Whoever is at it learns of it
 * before it writes the next.
 * @returns the uploads that nobody needs any more
 */
export async function stopDelivery(tx: SystemTransaction, id: string): Promise<string[]> {
  const found = await tx.first(
    delivery,
    sql`select ${deliveryColumns} from media_delivery d where d.id = ${id} for update`,
  );
  if (!found || (found.state !== 'proposed' && found.state !== 'running')) return [];
  const uploads = await uploadsOf(tx, id);
  if (found.state === 'proposed') await tx.run(sql`delete from media_delivery where id = ${id}`);
  else {
    await tx.run(sql`
      update media_item set state = 'stopped', changed_at = now()
      where delivery = ${id} and state in ('waiting', 'fetched')`);
    await finishDelivery(tx, found);
  }
  return uploads;
}

/**
 * The uploads that nobody needs once a delivery has ended: all but the single files of no product, which are kept for some
 * days.
 */
export async function uploadsOfEnded(tx: SystemTransaction, id: string): Promise<string[]> {
  const kept = sql`
    select i.upload from media_item i join upload u on u.id = i.upload
    where i.delivery = ${id} and i.state = 'unmatched' and u.file_name !~* '\\.zip$'`;
  await tx.run(sql`
    update upload set expires_at = least(expires_at, now() + make_interval(days => ${deliveries.unmatchedKeepDays}))
    where id in (${kept})`);
  const rows = await tx.rows(
    { upload: text() },
    sql`
      select distinct upload from media_item
      where delivery = ${id} and upload is not null and upload not in (${kept})`,
  );
  return rows.map(({ upload }) => upload);
}

/** The uploads in which the files of a delivery lie. */
async function uploadsOf(tx: SystemTransaction, id: string): Promise<string[]> {
  const rows = await tx.rows(
    { upload: text() },
    sql`select distinct upload from media_item where delivery = ${id} and upload is not null`,
  );
  return rows.map(({ upload }) => upload);
}
