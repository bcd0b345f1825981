import type { ImportedEntity } from '../../../../resources/calls/importReport.ts';
import { integer, text, time, yesNo, type Row } from '../../../base/database/column.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { nothing, sql } from '../../../base/database/sql.ts';
import type { Told } from './callerOfWebhook.ts';

const ended = {
  report: text(),
  orgaSid: text(),
  entity: text<ImportedEntity>(),
  state: text<'applied' | 'searchable' | 'refused' | 'failed'>(),
  dryRun: yesNo,
  created: integer,
  changed: integer,
  deleted: integer,
  failed: integer,
  at: time,
};

export type ImportEnd = Row<typeof ended>;

/** The imports that ended between two snapshots, of a webhook's company; a workbench tells of its own trials. */
export async function importEnds(
  tx: SystemQueries,
  { dataset, orgaSid }: Told,
  { since, until }: { since: string; until: string },
): Promise<ImportEnd[]> {
  return tx.rows(
    ended,
    sql`
      select r.id::text as report, r.orga_sid as "orgaSid", r.entity, r.state, r.dry_run as "dryRun",
        r.created, r.changed, r.deleted, r.failed, coalesce(r.finished_at, now()) as at
      from import_report r
      where r.ended_xid >= pg_snapshot_xmin(${since}::text::pg_snapshot)
        and r.ended_xid < pg_snapshot_xmax(${until}::text::pg_snapshot)
        and pg_visible_in_snapshot(r.ended_xid, ${until}::text::pg_snapshot)
        and not pg_visible_in_snapshot(r.ended_xid, ${since}::text::pg_snapshot)
        and r.platform = ${dataset} ${orgaSid ? sql`and r.orga_sid = ${orgaSid}` : nothing}
        and r.state in ('applied', 'searchable', 'refused', 'failed') and not (r.dry_run and r.workbench_id is not null)
      order by r.ended_xid, r.finished_at`,
  );
}
