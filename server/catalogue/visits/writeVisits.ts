import type { SystemPool } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { countVisitors } from './countVisitors.ts';
import type { Visits } from './Visits.ts';

/** Adds visits to the days of their products, companies and advertisements. What does not exist is not counted. */
export async function writeVisits(write: SystemPool, visits: readonly Visits[]): Promise<void> {
  await write.transaction(async (tx) => {
    const seen = sql`
      select * from unnest(
        ${visits.map(({ dataset }) => dataset)}::text[], ${visits.map(({ orgaSid }) => orgaSid)}::text[],
        ${visits.map(({ productSid }) => productSid)}::text[], ${visits.map(({ day }) => day)}::text[]::date[],
        ${visits.map(({ page }) => page)}::bigint[], ${visits.map(({ suggestion }) => suggestion)}::bigint[],
        ${visits.map(({ click }) => click)}::bigint[], ${visits.map(({ advertisementSid }) => advertisementSid)}::text[],
        ${visits.map(({ advertisement }) => advertisement)}::bigint[],
        ${visits.map(({ advertisementClick }) => advertisementClick)}::bigint[])
        as seen (platform, orga_sid, product_sid, day, page_views, suggestion_views, clicks,
          advertisement_sid, advertisement_views, advertisement_clicks)`;
    // In one order, so that two writers never wait for each other crosswise.
    await tx.run(sql`
      insert into product_statistic as s (product_id, day, page_views, suggestion_views, clicks)
      select p.id, v.day, v.page_views, v.suggestion_views, v.clicks
      from (${seen}) v
      join product p on p.platform = v.platform and p.orga_sid = v.orga_sid and p.sid = v.product_sid
      order by p.id, v.day
      on conflict (product_id, day) do update
        set page_views = s.page_views + excluded.page_views,
          suggestion_views = s.suggestion_views + excluded.suggestion_views, clicks = s.clicks + excluded.clicks`);
    await tx.run(sql`
      insert into advertisement_statistic as s (advertisement_id, day, views, clicks)
      select a.id, v.day, v.advertisement_views, v.advertisement_clicks
      from (${seen}) v
      join advertisement a on a.platform = v.platform and a.orga_sid = v.orga_sid and a.sid = v.advertisement_sid
      order by a.id, v.day
      on conflict (advertisement_id, day) do update
        set views = s.views + excluded.views, clicks = s.clicks + excluded.clicks`);
    await tx.run(sql`
      insert into statistic as s (platform, orga_sid, day, page_views, suggestion_views, clicks)
      select v.platform, v.orga_sid, v.day, sum(v.page_views), sum(v.suggestion_views), sum(v.clicks)
      from (${seen}) v
      join orga o on o.platform = v.platform and o.sid = v.orga_sid
      where v.advertisement_sid = ''
      group by v.platform, v.orga_sid, v.day
      order by v.platform, v.orga_sid, v.day
      on conflict (platform, orga_sid, day) do update
        set page_views = s.page_views + excluded.page_views,
          suggestion_views = s.suggestion_views + excluded.suggestion_views, clicks = s.clicks + excluded.clicks,
          updated_at = now()`);
    await countVisitors(tx, visits);
  });
}
