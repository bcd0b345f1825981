import type { ImportEffect } from '../../../../resources/calls/importReport.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { json, sql } from '../../../base/database/sql.ts';
import { changesOf } from './changesOf.ts';
import type { Claim } from './claimReport.ts';
import { companyOfChange } from '../../../records/companyOfChange.ts';
import { countEffects } from './readEffects.ts';
import type { ImportCounts, ReadSheet, ReportRow } from './reportRow.ts';

/** How an import ended. */
export interface Ending extends ImportCounts {
  dryRun: boolean;
  state: 'applied' | 'refused' | 'failed';
  /** Why it was refused or failed; the sentence for it stands in the texts. */
  refusal: string | null;
  sheets: readonly ReadSheet[];
  issueCount: number;
  searchMark: number | null;
  /** Rows that went in without a category, or would. */
  withoutCategory?: number;
  /** What others lose by it. */
  effects?: readonly ImportEffect[];
  /** Whose rows a file of several companies has. */
  companies?: readonly string[];
}

/**
 * Ends an import in the transaction that wrote what it brought, so that both are there or neither.
 * Throws when this is no longer the last attempt: then another worker has taken it up.
 */
export async function finishReport(
  db: SystemQueries,
  report: Claim & Pick<ReportRow, 'platform'>,
  ending: Ending,
): Promise<void> {
  const { id, attempts } = report;
  const { effects = [] } = ending;
  await noteCompanies(db, report, ending);
  const finished = await db.run(sql`
    update import_report set state = ${ending.state}, stage = 'done',
      refusal = ${ending.refusal}, sheets = ${json(ending.sheets)},
      read = ${ending.read}, created = ${ending.created}, changed = ${ending.changed},
      unchanged = ${ending.unchanged}, deleted = ${ending.deleted}, failed = ${ending.failed},
      issue_count = ${ending.issueCount}, search_mark = ${ending.searchMark},
      without_category = ${ending.withoutCategory ?? 0},
      effects = ${json(effects)}, lost_by_others = ${countEffects(effects)},
      change_count = (
        select coalesce(sum(o.change_count), 0) from import_company o where o.report_id = ${id}),
      finished_at = clock_timestamp()
    where id = ${id} and attempts = ${attempts} and state = 'running'`);
  if (finished === 0) throw new Error(`Import ${id} was taken up by another worker.`);
}

/** Keeps which companies an import touches, and what of its report is of each. */
export async function noteCompanies(
  db: SystemQueries,
  { id, platform }: Pick<ReportRow, 'id' | 'platform'>,
  ending: Pick<Ending, 'dryRun' | 'companies'>,
): Promise<void> {
  // What followed from a deletion comes back with it, whoever undoes that.
  const own = ending.dryRun ? sql`1` : sql`case when c.causes is null then 1 else 0 end`;
  await db.run(sql`
    insert into import_company (report_id, platform, orga_sid, issue_count, change_count, record_count)
    select ${id}::uuid, ${platform}::text, part.orga_sid, sum(part.issues), sum(part.changes), sum(part.records)
    from (
      select unnest(${ending.companies ?? []}::text[]) as orga_sid, 0 as issues, 0 as changes, 0 as records
      union all
      select orga_sid, 1, 0, 0 from import_issue where report_id = ${id} and orga_sid is not null
      union all
      select ${companyOfChange('c')}, 0,
        case c.kind when 'changed' then (select count(*) from jsonb_object_keys(c.after)) else 1 end,
        ${own}
      from ${changesOf(ending)} c where c.report_id = ${id}
    ) part
    group by part.orga_sid
    on conflict (report_id, orga_sid) do update set
      issue_count = excluded.issue_count, change_count = excluded.change_count, record_count = excluded.record_count`);
}
