import type { SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import type { ReportRow } from '../reports/reportRow.ts';
import type { Layout } from '../source/sourceRow.ts';

/** Keeps what columns of the sheets that this import wrote were taken for by what they hold, unless an import before it did. */
export async function keepColumns(
  tx: SystemTransaction,
  { id, platform, orgaSid }: Pick<ReportRow, 'id' | 'platform' | 'orgaSid'>,
  layouts: readonly Layout[],
): Promise<void> {
  for (const { layout, taken } of layouts) {
    if (!taken || taken.length === 0) continue;
    const of = (name: keyof (typeof taken)[number]) => taken.map((column) => column[name]);
    await tx.run(sql`
      insert into kept_column (platform, orga_sid, layout, heading, letter, field, language, unit, report_id)
      select ${platform}, ${orgaSid}, ${layout}, each.heading, each.letter, each.field, each.language, each.unit, ${id}::uuid
      from unnest(${of('heading')}::text[], ${of('letter')}::text[], ${of('field')}::text[], ${of('language')}::text[],
        ${of('unit')}::text[]) as each (heading, letter, field, language, unit)
      on conflict do nothing`);
  }
}

/** Forgets what that import kept: its products are gone again. */
export async function forgetColumns(tx: SystemTransaction, reportId: string): Promise<void> {
  await tx.run(sql`delete from kept_column where report_id = ${reportId}`);
}
