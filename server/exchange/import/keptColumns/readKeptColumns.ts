import type { DatasetKey } from '../../../../resources/platform/platforms.ts';
import { nullable, text } from '../../../base/database/column.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import type { KeptColumn } from './KeptColumn.ts';

const shape = {
  layout: text(),
  heading: text(),
  letter: text(),
  field: text(),
  language: nullable(text()),
  unit: nullable(text()),
};
const most = 10_000;

/** What the columns of the company's sheets were taken for by what they held (behaviour B654), by layout. */
export async function readKeptColumns(
  db: SystemQueries,
  dataset: DatasetKey,
  orgaSid: string,
): Promise<ReadonlyMap<string, readonly KeptColumn[]>> {
  const rows = await db.rows(
    shape,
    sql`
      select layout, heading, letter, field, language, unit from kept_column
      where platform = ${dataset} and orga_sid = ${orgaSid} order by layout, heading, letter limit ${most}`,
  );
  return Map.groupBy(rows, ({ layout }) => layout);
}
