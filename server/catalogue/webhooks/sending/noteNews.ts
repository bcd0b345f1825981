import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql, type Sql } from '../../../base/database/sql.ts';

/** The condition that a transaction ended behind the last round, as this statement sees it. */
const isNew = (xid: Sql): Sql => sql`
  ${xid} >= pg_snapshot_xmin(r.since::pg_snapshot) and ${xid} < pg_snapshot_xmax(pg_current_snapshot())
  and not pg_visible_in_snapshot(${xid}, r.since::pg_snapshot) and pg_visible_in_snapshot(${xid}, pg_current_snapshot())`;

/** Did anything change, or an import end, since the last round? The first by its index. */
export const hasNews = sql`
  exists (
    select from webhook_round r where r.since is null
      or exists (select from change c where ${isNew(sql`c.xid`)})
      or exists (select from import_report i where ${isNew(sql`i.ended_xid`)}))`;

/**
 * Notes for which webhooks something happened since the last round (behaviour B608): one statement, so that all of it is as one moment
 * shows it, and none is missed that ends later. Of several workers one does, the others find nothing to do. Too many are noted
 * rather than too few: what each tells is read when it has its turn.
 */
export async function noteNews(db: SystemQueries): Promise<void> {
  await db.run(sql`
    with round as materialized (
      select r.since, pg_current_snapshot()::text as now from webhook_round r for update skip locked
    ), happened as materialized (
      select distinct c.platform, c.company, c.entity as kind from round r join change c on ${isNew(sql`c.xid`)}
      union
      select distinct i.platform, i.orga_sid, 'import' from round r join import_report i on ${isNew(sql`i.ended_xid`)}
    ), noted as (
      update webhook_state s set news = s.news + 1,
        quiet_until = case when s.news = s.told then round.since else s.quiet_until end
      from webhook w, round
      where w.id = s.webhook_id and (
        round.since is null or exists (
          select from happened h
          where h.kind = any(w.kinds) and h.platform in ('', w.platform)
            and (h.company is null or w.orga_sid in ('', h.company))))
    )
    update webhook_round r set since = round.now from round`);
}
