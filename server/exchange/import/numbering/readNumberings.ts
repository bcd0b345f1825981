import type { DatasetKey } from '../../../../resources/platform/platforms.ts';
import { json, text } from '../../../base/database/column.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { numbering, type Numbering } from './Numbering.ts';

const shape = { layout: text(), number: json(numbering) };

/** How the company's sheets were numbered whose headings do not say it, by layout. */
export async function readNumberings(
  db: SystemQueries,
  dataset: DatasetKey,
  orgaSid: string,
): Promise<ReadonlyMap<string, Numbering>> {
  const rows = await db.rows(
    shape,
    sql`
      select layout, number from numbering
      where platform = ${dataset} and orga_sid = ${orgaSid} order by layout limit 1000`,
  );
  return new Map(rows.map(({ layout, number }) => [layout, number]));
}
