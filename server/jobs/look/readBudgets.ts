import type { Budget } from '../../../resources/limits.ts';
import { double, text } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

const megabyte = 1024 * 1024;
const megapixel = 1_000_000;

/**
 * Of each budget of a day the largest part, from 0, that a company or person has used today (Zurich), as counted (behaviour B162). What is stored
 * is not among them: to add that up for all of them takes too long for every look.
 */
export async function readBudgets(
  db: SystemQueries,
  ofAll: Pick<Budget, 'uploadedMegabytesADay' | 'picturesADay' | 'megapixelsADay'>,
): Promise<{ budget: string; used: number }[]> {
  return db.rows(
    { budget: text(), used: double },
    sql`
      with used as (
        select u.bytes / nullif(coalesce(b.uploaded_megabytes_a_day, ${ofAll.uploadedMegabytesADay}) * ${megabyte}::float8, 0) as bytes,
          u.pictures / nullif(coalesce(b.pictures_a_day, ${ofAll.picturesADay})::float8, 0) as pictures,
          u.pixels / nullif(coalesce(b.megapixels_a_day, ${ofAll.megapixelsADay}) * ${megapixel}::float8, 0) as pixels
        from budget_use u left join orga_budget b
          on b.platform = u.platform and b.orga_sid = u.holder and b.budget = 'company'
        where u.day = (now() at time zone 'Europe/Zurich')::date
      )
      select 'uploaded' as budget, coalesce(max(bytes), 0)::float8 as used from used
      union all select 'pictures', coalesce(max(pictures), 0) from used
      union all select 'megapixels', coalesce(max(pixels), 0) from used`,
  );
}
