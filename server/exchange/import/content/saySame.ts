import { targetKey, type ColumnTarget } from '../target.ts';
import type { SampledRows } from './composed/SampledRows.ts';
import { because, explain, type JudgedColumn } from './JudgedColumn.ts';

/** What could be the same as another column, and says in each row just what that one does, is not asked: nothing is lost. */
export function saySame(columns: readonly JudgedColumn[], rows: SampledRows): void {
  for (const column of columns) {
    if (column.target || column.how !== null || column.proposals.length === 0) continue;
    const same = columns.find(
      (other) =>
        other.target !== undefined &&
        column.proposals.some(
          ({ target }) => targetKey(target) === targetKey(other.target as ColumnTarget),
        ) &&
        rows.areAlike(column.cell.column, other.cell.column),
    );
    if (same) explain(column, because('same', { column: same.letter }));
  }
}
