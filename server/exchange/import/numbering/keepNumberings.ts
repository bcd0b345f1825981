import type { SystemTransaction } from '../../../base/database/queries.ts';
import { json, sql } from '../../../base/database/sql.ts';
import type { ReportRow } from '../reports/reportRow.ts';
import type { Layout } from '../source/sourceRow.ts';

/** Keeps how the sheets were numbered that this import wrote, unless an import before it did. */
export async function keepNumberings(
  tx: SystemTransaction,
  { id, platform, orgaSid }: Pick<ReportRow, 'id' | 'platform' | 'orgaSid'>,
  layouts: readonly Layout[],
): Promise<void> {
  for (const { layout, number } of layouts)
    if (number)
      await tx.run(sql`
        insert into numbering (platform, orga_sid, layout, number, report_id)
        values (${platform}, ${orgaSid}, ${layout}, ${json(number)}, ${id})
        on conflict do nothing`);
}

/** Forgets what that import kept: its products are gone again. */
export async function forgetNumberings(tx: SystemTransaction, reportId: string): Promise<void> {
  await tx.run(sql`delete from numbering where report_id = ${reportId}`);
}
