import type { UnderstoodColumn } from '../../../../../resources/calls/understoodColumn.ts';
import { columnName } from '../../../../base/workbook/cellReference.ts';
import type { SheetRow } from '../../../../base/workbook/sheetRow.ts';

const mostSamples = 3;
const longestSample = 100;

/** Counts the cells below each heading, and keeps the first different values as samples. */
export function tallyColumns(understood: readonly UnderstoodColumn[]): (row: SheetRow) => void {
  const byLetter = new Map(understood.map((column) => [column.column, column]));
  const byNumber = new Map<number, UnderstoodColumn | undefined>();
  return ({ cells }) => {
    for (const { column, text } of cells) {
      if (!byNumber.has(column)) byNumber.set(column, byLetter.get(columnName(column)));
      const found = byNumber.get(column);
      if (!found || text.trim() === '') continue;
      found.filled += 1;
      if (found.samples.length === mostSamples) continue;
      const sample = text.slice(0, longestSample);
      if (!found.samples.includes(sample)) found.samples.push(sample);
    }
  };
}
