import type {
  ColumnDecision,
  ValueDecision,
  WorkbenchDecisions,
} from '../../../../resources/calls/workbenchDecisions.ts';
import { workbenches } from '../../../../resources/limits.ts';
import { asSystem } from '../../../base/database/asSystem.ts';
import { integer } from '../../../base/database/column.ts';
import type { ScopedTransaction, SystemTransaction } from '../../../base/database/queries.ts';
import { json, sql } from '../../../base/database/sql.ts';
import { unprocessable } from '../../../base/problems.ts';
import { translationKey } from '../catalogue/mappings.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { shownText } from './correctedTable.ts';
import { plainField } from './mappingsOf.ts';
import { valuesOfRest } from './valuesOfRest.ts';
import type { WorkbenchRow } from './workbenchRow.ts';

/**
 * Adds decisions to those of a workbench that is locked; null takes one back. Throws 422 for more than a workbench holds,
 * and for cells of rows that a run has taken already.
 */
export async function decide(
  tx: ScopedTransaction,
  scope: Scope,
  workbench: WorkbenchRow,
  decisions: WorkbenchDecisions,
): Promise<void> {
  const system = asSystem(tx);
  const columns = merged(workbench.columns, decisions.columns, columnKey, isColumn);
  const rest = await valuesOfRest(tx, scope, workbench, decisions.rest);
  // Those that are named one by one come last: what is said of the rest is not of them.
  const values = merged(workbench.values, [...rest, ...decisions.values], valueKey, isValue);
  requireAtMost('columns', columns.length, workbenches.mostColumns);
  requireAtMost('values', values.length, workbenches.mostValues);
  await requireLeft(system, workbench, decisions.cells);
  await correct(system, workbench, decisions.cells);
  await system.run(sql`
    update workbench set columns = ${json(columns)}, "values" = ${json(values)}, version = version + 1,
      touched_at = now()
    where id = ${workbench.id}`);
}

type GivenColumn = WorkbenchDecisions['columns'][number];
type GivenValue = WorkbenchDecisions['values'][number];

function isColumn(given: GivenColumn): given is ColumnDecision {
  return given.field !== null;
}

function isValue(given: GivenValue): given is ValueDecision {
  return given.translation !== null;
}

function columnKey({
  layout,
  column,
  heading,
}: Pick<ColumnDecision, 'layout' | 'column' | 'heading'>): string {
  return `${layout} ${column} ${nameKey(heading)}`;
}

function valueKey({ field, value }: Pick<ValueDecision, 'field' | 'value'>): string {
  return translationKey(plainField(field), value);
}

function merged<Given, Decided extends Given>(
  before: readonly Decided[],
  given: readonly Given[],
  keyOf: (decision: Given) => string,
  isDecided: (decision: Given) => decision is Decided,
): Decided[] {
  const byKey = new Map(before.map((decision) => [keyOf(decision), decision]));
  for (const decision of given) {
    if (isDecided(decision)) byKey.set(keyOf(decision), decision);
    else byKey.delete(keyOf(decision));
  }
  return [...byKey.values()];
}

function requireAtMost(path: string, count: number, maximum: number): void {
  if (count > maximum) throw unprocessable([{ path, code: 'too-many', values: { maximum } }]);
}

type GivenCells = WorkbenchDecisions['cells'];

async function requireLeft(tx: SystemTransaction, { id }: WorkbenchRow, cells: GivenCells): Promise<void> {
  const taken = await tx.rows(
    { index: integer },
    sql`
      select given.index - 1 as index
      from unnest(${cells.map(({ sheet }) => sheet)}::text[], ${cells.map(({ row }) => row)}::bigint[])
        with ordinality as given (sheet, "row", index)
      join workbench_row w on w.workbench_id = ${id} and w.sheet = given.sheet and w."row" = given."row"
      where w.taken_by is not null order by given.index`,
  );
  if (taken.length > 0)
    throw unprocessable(taken.map(({ index }) => ({ path: `cells.${index}`, code: 'row-taken' })));
}

async function correct(tx: SystemTransaction, { id }: WorkbenchRow, cells: GivenCells): Promise<void> {
  if (cells.length === 0) return;
  // Of a cell that is named twice the last counts.
  const last = [...new Map(cells.map((cell) => [`${cell.sheet} ${cell.row} ${cell.column}`, cell])).values()];
  const given = sql`
    unnest(${last.map(({ sheet }) => shownText(sheet))}::text[], ${last.map(({ row }) => row)}::bigint[],
      ${last.map(({ column }) => column)}::text[],
      ${last.map(({ value }) => (value === null ? null : shownText(value)))}::text[])
      as given (sheet, "row", "column", value)`;
  await tx.run(sql`
    delete from workbench_cell c using ${given}
    where c.workbench_id = ${id} and c.sheet = given.sheet and c."row" = given."row" and c."column" = given."column"`);
  await tx.run(sql`
    insert into workbench_cell (workbench_id, sheet, "row", "column", value)
    select ${id}::uuid, given.sheet, given."row", given."column", given.value from ${given}
    where given.value is not null`);
  const { count } = await tx.one(
    { count: integer },
    sql`select count(*) as count from workbench_cell where workbench_id = ${id}`,
  );
  requireAtMost('cells', count, workbenches.mostCells);
}
