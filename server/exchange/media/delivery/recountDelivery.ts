import type { SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { noteCompanies } from '../../import/reports/finishReport.ts';
import type { DeliveryRow } from './deliveryRow.ts';

/** Has the report of a delivery that has ended say what came after: changes, and which pictures failed at last. */
export async function recountDelivery(
  tx: SystemTransaction,
  { id, platform, origin }: Pick<DeliveryRow, 'id' | 'platform' | 'origin'>,
): Promise<void> {
  await noteChanges(tx, { id, platform });
  if (origin === 'import') return;
  await tx.run(sql`
    update import_report set failed = (
      select count(*) from media_item where delivery = ${id} and state = 'failed')
    where id = ${id} and state <> 'running'`);
}

/** Counts what of an import was changed after its own end. */
export async function noteChanges(
  tx: SystemTransaction,
  { id, platform }: Pick<DeliveryRow, 'id' | 'platform'>,
): Promise<void> {
  await noteCompanies(tx, { id, platform }, { dryRun: false });
  await tx.run(sql`
    update import_report set change_count = (
      select coalesce(sum(o.change_count), 0) from import_company o where o.report_id = ${id})
    where id = ${id}`);
}
