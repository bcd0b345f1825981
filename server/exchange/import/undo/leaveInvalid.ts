import type { Known } from '../../../../resources/known.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { judgeCompared } from '../merge/judgeCompared.ts';
import { compareFields, leave } from './undoTables.ts';

/**
 * Judges the products as they are to be after the undo. Of a changed one the fields that would be wrong, such as a
 * category that is gone, stay as they are now; one that would be wrong without them too, and one that was deleted, stays
 * as it is.
 */
export async function leaveInvalid(tx: SystemTransaction, orgaSid: string, known: Known): Promise<void> {
  const faults = await judgeCompared(tx, orgaSid, known);
  if (faults.length === 0) return;
  const numbers = faults.map(({ number }) => number);
  await tx.run(sql`
    create temporary table import_invalid on commit drop as
    select distinct f.number, f.field from import_field f
    join unnest(${numbers}::bigint[], ${faults.map(({ field }) => field)}::text[]) fault (number, field)
      on fault.number = f.number and fault.field = f.field
    where f.is_back`);
  await tx.run(sql`
    insert into import_kept
    select f.number, f.sid, f.field, f.before, f.now, 'not-valid' from import_field f join import_invalid i using (number, field)`);
  await tx.run(sql`
    update import_field f set is_back = false from import_invalid i where i.number = f.number and i.field = f.field`);
  await tx.run(sql`delete from import_compared c using import_invalid i where i.number = c.number`);
  await compareFields(tx, sql`number in (select number from import_invalid)`);
  const still = await judgeCompared(tx, orgaSid, known);
  await leave(tx, [...new Set(still.map(({ number }) => number))], 'not-valid');
}
