import type { JudgedColumn } from '../../content/JudgedColumn.ts';
import { remarksHeadings } from '../../reports/issueText.ts';
import type { Layout } from '../sourceRow.ts';
import { unknownColumn } from '../unknownColumn.ts';
import { understoodOf } from './understoodOf.ts';

/** Puts into the layout what a report says of each column that has a heading or holds something. */
export function noteUnderstood(
  judged: readonly JudgedColumn[],
  layout: Layout,
  isRead: (column: JudgedColumn) => boolean,
): void {
  for (const column of judged) {
    const { cell, values } = column;
    if (remarksHeadings.includes(cell.text)) continue;
    if (cell.text.trim() === '' && values.cells.length === 0) continue;
    layout.understood.push({
      ...unknownColumn(cell.column, cell.text),
      ...understoodOf(column, isRead(column)),
    });
  }
}
