import type { SystemQueries } from '../../../base/database/queries.ts';
import { json, sql } from '../../../base/database/sql.ts';
import { changesOf } from './changesOf.ts';
import type { Claim } from './claimReport.ts';
import type { ImportCounts, ReadSheet } from './reportRow.ts';

/** How an import ended. */
export interface Ending extends ImportCounts {
  dryRun: boolean;
  state: 'applied' | 'refused' | 'failed';
  /** Why it was refused or failed; the sentence for it stands in the texts. */
  refusal: string | null;
  sheets: readonly ReadSheet[];
  issueCount: number;
  searchMark: number | null;
}

/**
 * Ends an import in the transaction that wrote what it brought, so that both are there or neither.
 * Throws when this is no longer the last attempt: then another worker has taken it up.
 */
export async function finishReport(
  db: SystemQueries,
  { id, attempts }: Claim,
  ending: Ending,
): Promise<void> {
  const finished = await db.run(sql`
    update import_report set state = ${ending.state}, stage = 'done',
      refusal = ${ending.refusal}, sheets = ${json(ending.sheets)},
      read = ${ending.read}, created = ${ending.created}, changed = ${ending.changed},
      unchanged = ${ending.unchanged}, deleted = ${ending.deleted}, failed = ${ending.failed},
      issue_count = ${ending.issueCount}, search_mark = ${ending.searchMark},
      change_count = (
        select coalesce(sum(
          case kind when 'changed' then (select count(*) from jsonb_object_keys(after)) else 1 end), 0)
        from ${changesOf(ending)} c where c.report_id = ${id}),
      finished_at = clock_timestamp()
    where id = ${id} and attempts = ${attempts} and state = 'running'`);
  if (finished === 0) throw new Error(`Import ${id} was taken up by another worker.`);
}
