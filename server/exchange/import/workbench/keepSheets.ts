import type { SystemTransaction } from '../../../base/database/queries.ts';
import { json, sql } from '../../../base/database/sql.ts';
import type { ReadSheet } from '../reports/reportRow.ts';

/** Keeps how the sheets of a workbench were understood last; of a file that could not be read that stays as it was. */
export async function keepSheets(
  tx: SystemTransaction,
  workbenchId: string,
  sheets: readonly ReadSheet[],
): Promise<void> {
  if (sheets.length > 0)
    await tx.run(sql`update workbench set sheets = ${json(sheets)} where id = ${workbenchId}`);
}
