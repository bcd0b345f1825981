import type { Cause, Outcome } from '../../../../resources/calls/workbenchAnswers.ts';
import { product } from '../../../../resources/entities/product.ts';
import { integer, text } from '../../../base/database/column.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { ofPlatform, where } from '../../../records/access/where.ts';
import { placeOf } from './readChangedProducts.ts';
import { readCauses } from './readCauses.ts';
import type { Looks } from './readLooks.ts';
import type { WorkbenchRow } from './workbenchRow.ts';

/** What a run of a workbench would do; what one has done, once it has. */
export async function readOutcome(
  db: ScopedQueries,
  scope: Scope,
  workbench: WorkbenchRow,
  { report }: Looks,
  reader: Reader,
): Promise<Outcome> {
  const { created, changed, unchanged, deleted, failed, effects } = report;
  const { existing } = await db.one(
    { existing: integer },
    sql`
      select count(*) as existing from product p
      where ${ofPlatform(scope, 'p')} and p.orga_sid = ${workbench.orgaSid}`,
  );
  // What a run has created or deleted is in the count, or no longer in it.
  const named = report.dryRun ? changed + unchanged + deleted : created + changed + unchanged;
  return {
    created,
    changed,
    unchanged,
    leftAlone: Math.max(0, existing - named),
    deleted,
    failed,
    fields: await readChangedFields(db, scope, workbench),
    notTaken: notTakenIn(await readCauses(db, scope, workbench, reader)),
    effects: [...effects],
  };
}

type Reader = Parameters<typeof readCauses>[3];

/** What was done to read a value, or says that there is none. */
const readAllTheSame = [
  'approximate-number',
  'tolerance-left-out',
  'addition-left-out',
  'first-of-month',
  'gtin-repaired',
  'says-nothing',
  'title-row',
];

/** The fields of which values are left out, and how many. */
function notTakenIn(causes: readonly Cause[]): Outcome['notTaken'] {
  const counts = new Map<string, number>();
  for (const { severity, field, code, places, count } of causes) {
    const isOfCells = places.some(({ row, column }) => row !== null && column !== null);
    if (severity === 'error' || !field || field === 'mainCategory' || !isOfCells) continue;
    if (!readAllTheSame.includes(code) && !code.endsWith('-column'))
      counts.set(field, (counts.get(field) ?? 0) + count);
  }
  return [...counts]
    .map(([field, count]) => ({ field, count }))
    .toSorted((one, other) => other.count - one.count);
}

async function readChangedFields(
  db: ScopedQueries,
  scope: Scope,
  { id, reportId }: WorkbenchRow,
): Promise<Outcome['fields']> {
  const rows = await db.rows(
    { field: text(), count: integer },
    sql`
      select name as field, count(*) as count
      from import_preview c cross join lateral jsonb_object_keys(c.after) name
      where c.report_id = ${reportId} and c.kind = 'changed' and c.entity = ${product.name}
        and exists (select from workbench w where w.id = ${id} and ${where(scope, 'w')})
      group by name order by count desc, name`,
  );
  return rows.map(({ field, count }) => ({ field: placeOf(field), count }));
}
