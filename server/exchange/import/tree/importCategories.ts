import { categoryRelation } from '../../../../resources/entities/categoryRelation.ts';
import { unknownCode } from '../../../../resources/known.ts';
import { rootCategory } from '../../../../resources/rootCategory.ts';
import { integer, text } from '../../../base/database/column.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { lockTree } from '../../../find/listing/lockTree.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';
import type { FileElement } from '../records/FileElement.ts';
import { importRecords, type Beside, type ImportedRecords } from '../records/importRecords.ts';
import type { RecordTable } from '../records/tableRows.ts';
import type { ReportRow } from '../reports/reportRow.ts';
import type { Note } from '../source/sourceRow.ts';
import { askAttributes } from './askAttributes.ts';
import type { PlannedCategory } from './CategoryPlan.ts';
import { columnsOf } from './columnsOf.ts';
import { hangCategories } from './hangCategories.ts';
import { nameCategories } from './nameCategories.ts';
import { noteAt, planCategories } from './planCategories.ts';
import { treeFaults } from './treeFaults.ts';

interface Source {
  table: RecordTable;
  note: Note;
  signal: AbortSignal;
}

/**
 * Imports a table of categories into the tree of its platform (behaviour B361), in the caller's transaction: the records,
 * where they hang, their terms, and what they ask for.
 */
export async function importCategories(
  tx: SystemTransaction,
  report: ReportRow,
  { table, note, signal }: Source,
): Promise<ImportedRecords> {
  await lockTree(tx, report.platform);
  const parents = await parentsOn(tx, report);
  const { failed, ...read } = await planCategories(tx, table, { parents, note });
  const planned = await withoutFaults(tx, report, { parents, note, ...read });
  const beside: Beside = async (scopeFor, taken) => {
    const written = planned.filter(({ sid }) => taken.has(sid));
    const hung = await hangCategories(tx, scopeFor, { planned: written, note });
    const asking = await askAttributes(tx, scopeFor, written);
    const named = await nameCategories(tx, scopeFor, { report, planned: written, note });
    return { failed: named.failed, changed: new Set([...hung, ...asking, ...named.changed]) };
  };
  return importRecords(tx, report, {
    elements: planned.map(elementOf),
    failed: failed + read.planned.length - planned.length,
    beside,
    note,
    signal,
  });
}

/** Notes the rows with which there would be no tree, and leaves them out; others may hang under them, and go too. */
async function withoutFaults(
  tx: SystemTransaction,
  report: ReportRow,
  {
    planned,
    parents,
    stored,
    note,
  }: {
    planned: PlannedCategory[];
    parents: ReadonlyMap<string, string>;
    stored: ReadonlySet<string>;
    note: Note;
  },
): Promise<PlannedCategory[]> {
  const products = await productsIn(tx, report, planned);
  let left = planned;
  for (;;) {
    const there = new Set([rootCategory, ...stored, ...left.map(({ sid }) => sid)]);
    const lost = left.flatMap((plan) => {
      const { parentSid } = plan;
      return typeof parentSid === 'string' && !there.has(parentSid)
        ? [{ plan, code: unknownCode('category'), values: { sid: parentSid } }]
        : [];
    });
    const faults = lost.length > 0 ? lost : treeFaults(left, parents, products);
    if (faults.length === 0) return left;
    for (const { plan, code, values } of faults) noteAt(note, plan, 'parent', code, values);
    const faulty = new Set(faults.map(({ plan }) => plan));
    left = left.filter((plan) => !faulty.has(plan));
  }
}

async function parentsOn(tx: SystemTransaction, { platform }: ReportRow): Promise<Map<string, string>> {
  const rows = await tx.rows(
    fieldsOf(categoryRelation, 'childSid', 'parentSid'),
    sql`
      select child_sid as "childSid", parent_sid as "parentSid" from category_relation
      where platform = ${platform}`,
  );
  return new Map(rows.map(({ childSid, parentSid }) => [childSid, parentSid]));
}

/** How many products of the platform those have that are to hang nowhere. */
async function productsIn(
  tx: SystemTransaction,
  { platform }: ReportRow,
  planned: readonly PlannedCategory[],
): Promise<Map<string, number>> {
  const leaving = planned.flatMap(({ sid, parentSid }) => (parentSid === null ? [sid] : []));
  const rows = await tx.rows(
    { sid: text(), products: integer },
    sql`
      select main_category as sid, count(*) as products from product
      where platform = ${platform} and main_category = any(${leaving}) group by main_category`,
  );
  return new Map(rows.map(({ sid, products }) => [sid, products]));
}

function elementOf({ element, row }: PlannedCategory): FileElement {
  return { element, sheet: row.sheet, row: row.row, columns: columnsOf(row) };
}
