import { orgaBudget } from '../../../resources/entities/orgaBudget.ts';
import type { Budget } from '../../../resources/limits.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import type { Holder } from './Holder.ts';

const own = fieldsOf(
  orgaBudget,
  'storedMegabytes',
  'uploadedMegabytesADay',
  'picturesADay',
  'megapixelsADay',
  'importsWaiting',
  'rowsWaiting',
  'issuesKept',
  'rawValues',
);

/** What the holder may have: where an administrator said nothing, as much as all (behaviour B162). */
export async function budgetOf(
  db: ScopedQueries,
  { dataset, orgaSid }: Pick<Holder, 'dataset' | 'orgaSid'>,
  ofAll: Budget,
): Promise<Budget> {
  const given = await asSystem(db).first(
    own,
    sql`
      select stored_megabytes as "storedMegabytes", uploaded_megabytes_a_day as "uploadedMegabytesADay",
        pictures_a_day as "picturesADay", megapixels_a_day as "megapixelsADay", imports_waiting as "importsWaiting",
        rows_waiting as "rowsWaiting", issues_kept as "issuesKept", raw_values as "rawValues"
      from orga_budget where platform = ${dataset} and orga_sid = ${orgaSid} and budget = 'company'`,
  );
  return {
    storedMegabytes: given?.storedMegabytes ?? ofAll.storedMegabytes,
    uploadedMegabytesADay: given?.uploadedMegabytesADay ?? ofAll.uploadedMegabytesADay,
    picturesADay: given?.picturesADay ?? ofAll.picturesADay,
    megapixelsADay: given?.megapixelsADay ?? ofAll.megapixelsADay,
    importsWaiting: given?.importsWaiting ?? ofAll.importsWaiting,
    rowsWaiting: given?.rowsWaiting ?? ofAll.rowsWaiting,
    issuesKept: given?.issuesKept ?? ofAll.issuesKept,
    rawValues: given?.rawValues ?? ofAll.rawValues,
  };
}
