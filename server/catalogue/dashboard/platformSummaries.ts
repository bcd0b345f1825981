import type { PlatformSummary } from '../../../resources/calls/dashboard.ts';
import { daysAfter } from '../../../resources/daysAfter.ts';
import { dashboard } from '../../../resources/limits.ts';
import { datasetKeys } from '../../../resources/platform/platforms.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { today } from '../../../resources/today.ts';
import { integer } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { startOfDay } from '../../base/database/startOfDay.ts';
import { dataset } from '../../records/fieldsOf.ts';

const summary = {
  platform: dataset,
  companies: integer,
  products: integer,
  newProducts: integer,
  imports: integer,
  failedImports: integer,
};

/** What each platform holds, and what the last days brought. For administrators: of all companies. */
export async function platformSummaries(db: SystemQueries): Promise<PlatformSummary[]> {
  const first = startOfDay(daysAfter(today(), -dashboard.days));
  return db.rows(
    summary,
    sql`
      select dataset.key as platform,
        (select count(*) from orga o where o.platform = dataset.key) as companies,
        (select coalesce(sum(c.products), 0)::bigint from category_count c
          where c.platform = dataset.key and c.category_sid = ${rootCategory} and c.product_line = '') as products,
        (select count(*) from product p
          where p.platform = dataset.key and p.created_at >= ${first}) as "newProducts",
        run.imports, run.failed as "failedImports"
      from unnest(${datasetKeys}::text[]) with ordinality as dataset (key, place)
      cross join lateral (
        select count(*) as imports, count(*) filter (where r.state in ('failed', 'refused')) as failed
        from import_report r
        where r.platform = dataset.key and not r.dry_run
          and r.created_at >= ${first}
      ) run
      order by dataset.place`,
  );
}
