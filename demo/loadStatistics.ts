import type { DatasetKey } from '../resources/platform/platforms.ts';
import type { SystemTransaction } from '../server/base/database/queries.ts';
import { sql } from '../server/base/database/sql.ts';
import { today } from '../resources/today.ts';
import { orgasOf } from './world.ts';

const days = 60;

/** Days over which a product's popularity and a company's views are counted (types.ts). */
const countedDays = 30;

/**
 * Spreads the views of a platform's products and companies over the days up to the last one, fewer at weekends.
 * In whole numbers, so that the counted days add up to the views exactly. Its last day is the one record of the demo
 * world that follows the clock: charts show the days behind us.
 */
export async function loadStatistics(
  tx: SystemTransaction,
  platform: DatasetKey,
  lastDay: string = today(),
): Promise<void> {
  const orgas = orgasOf(platform);
  await tx.run(sql`
    create temporary table daily on commit drop as
    with calendar as (
      select day::date as day, case when extract(isodow from day) < 6 then 5 else 2 end as weight
      from generate_series(${lastDay}::date - ${days - 1}::int, ${lastDay}::date, interval '1 day') as day
    ),
    course as (
      select day, weight, sum(weight) over (order by day) as until,
        sum(weight) filter (where day > ${lastDay}::date - ${countedDays}::int) over () as whole
      from calendar
    ),
    viewed as (
      select id as product_id, orga_sid, popularity as views, position as turn
      from product where platform = ${platform}
      union all
      select null, orga.sid, orga.views, 0
      from unnest(${orgas.map(({ sid }) => sid)}::text[], ${orgas.map(({ views }) => views)}::bigint[]) as orga (sid, views)
    )
    select product_id, orga_sid, day,
      (views * until + turn * 37 % whole) / whole - (views * (until - weight) + turn * 37 % whole) / whole as views
    from viewed cross join course`);
  await tx.run(sql`
    insert into product_statistic (product_id, day, page_views, suggestion_views, clicks, visitors)
    select product_id, day, views, views * 2, views / 5, views
    from daily where product_id is not null and views > 0`);
  await tx.run(sql`
    insert into statistic (platform, orga_sid, day, page_views, suggestion_views, clicks)
    select ${platform}, orga_sid, day, sum(views), sum(views) * 2, div(sum(views), 5)
    from daily where views > 0
    group by orga_sid, day`);
  await tx.run(sql`drop table daily`);
}
