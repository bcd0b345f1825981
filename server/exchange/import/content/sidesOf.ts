import type { SheetCell } from '../../../base/workbook/sheetRow.ts';
import { targetKey } from '../target.ts';
import { isField, type JudgedColumn } from './JudgedColumn.ts';
import { areCodes } from './holds/areCodes.ts';

/**
 * The columns of each of several articles that stand beside each other in one row, `Art.Nr. | €` for each material; none where
 * a row is about one. Each begins with its number, behind which its price is, and no number is that of another (behaviour B520).
 */
export function sidesOf(columns: readonly JudgedColumn[]): (readonly JudgedColumn[])[] {
  const starts = columns.flatMap((column, at) =>
    isNumber(column) && columns[at + 1]?.meaning.kind === 'offers' ? at : [],
  );
  const [first, second] = starts;
  if (first === undefined || second === undefined) return [];
  const length = second - first;
  const sides = starts.map((start, at) => columns.slice(start, starts[at + 1] ?? start + length));
  const main = columns[first];
  if (!main || !isField(main, 'articleNumber') || sides.some((side) => side.length !== length)) return [];
  const numbers = starts.flatMap((start) => columns[start]?.values.cells.map(textOf) ?? []);
  return new Set(numbers).size === numbers.length ? sides : [];
}

/** Is it called the number of the article, read or not because another column is, and does it hold codes? */
function isNumber({ meaning, target, proposals, values }: JudgedColumn): boolean {
  const isCalled = meaning.kind === 'target' && targetKey(meaning.target) === 'articleNumber';
  const isTaken = proposals.some(({ reason }) => reason.code === 'taken');
  // Not everything is made of each material.
  const areNumbers = areCodes({ ...values, rows: values.cells.length });
  return isCalled && (target !== undefined || isTaken) && areNumbers;
}

function textOf({ text }: SheetCell): string {
  return text.trim();
}
