import type { ColumnReason } from '../../../../resources/calls/understoodColumn.ts';
import { fieldTarget, isField, take, type JudgedColumn } from './JudgedColumn.ts';

/** Takes for a field the column that may be it; none where several may, or where one is it already. */
export function takeOnly(
  columns: readonly JudgedColumn[],
  field: string,
  reason: ColumnReason,
  mayBe: (column: JudgedColumn) => boolean,
): void {
  if (columns.some((column) => isField(column, field))) return;
  const [only, another] = columns.filter((column) => !column.target && mayBe(column));
  if (only && !another) take(only, fieldTarget(field), reason);
}
