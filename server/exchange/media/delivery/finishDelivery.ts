import { integer } from '../../../base/database/column.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { newestPending } from '../../import/afterMerge.ts';
import { finishReport } from '../../import/reports/finishReport.ts';
import type { DeliveryRow } from './deliveryRow.ts';
import { noteChanges } from './recountDelivery.ts';

const counted = { stored: integer, failed: integer, all: integer, products: integer };

/**
 * Ends a delivery of which nothing waits any more, and says so in its report: that of its own, or of the import that
 * brought the addresses. Does nothing to one that has ended.
 */
export async function finishDelivery(
  tx: SystemTransaction,
  { id, platform, orgaSid, origin }: Pick<DeliveryRow, 'id' | 'platform' | 'orgaSid' | 'origin'>,
): Promise<void> {
  const ended = await tx.run(sql`
    update media_delivery set state = case
        when exists (select from media_item where delivery = ${id} and state = 'stopped') then 'stopped' else 'done' end,
      finished_at = clock_timestamp(), leased_until = null
    where id = ${id} and state = 'running' and not exists (
      select from media_item where delivery = ${id} and state in ('waiting', 'fetched'))`);
  if (ended === 0) return;
  if (origin === 'import') {
    await noteChanges(tx, { id, platform });
    return;
  }
  const counts = await tx.one(
    counted,
    sql`
      select count(*) filter (where state = 'stored') as stored, count(*) filter (where state = 'failed') as failed,
        count(*) as "all",
        (select count(distinct key) from change where report_id = ${id} and entity = 'product') as products
      from media_item where delivery = ${id}`,
  );
  await finishReport(
    tx,
    { id, attempts: 0, platform },
    {
      dryRun: false,
      state: 'applied',
      refusal: null,
      sheets: [],
      read: counts.all,
      created: 0,
      changed: counts.products,
      unchanged: 0,
      deleted: 0,
      failed: counts.failed,
      issueCount: 0,
      searchMark: await newestPending(tx),
      companies: [orgaSid],
    },
  );
}
