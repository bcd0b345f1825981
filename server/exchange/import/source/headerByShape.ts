import type { SheetCell, SheetRow } from '../../../base/workbook/sheetRow.ts';
import { isBlank } from '../CellValue.ts';
import { rowsAboveData } from './headerRows.ts';

const fewestColumns = 3;
const fewestRows = 5;
const longestHeading = 60;
const most = 0.8;

/**
 * The row of headings of a list in a language that is none of ours (behaviour B662): the first one of different words without figures
 * that is as wide as the rows below it, in one column at least above values that all have figures. Undefined where there is none.
 */
export function headerByShape(rows: readonly SheetRow[]): SheetRow | undefined {
  return rows.slice(0, rowsAboveData).find((row, at) => isHeader(row, rows.slice(at + 1)));
}

function isHeader({ cells }: SheetRow, below: readonly SheetRow[]): boolean {
  const headings = cells.filter((cell) => !isBlank(cell));
  const filled = below.filter((row) => row.cells.some((cell) => !isBlank(cell)));
  if (headings.length < fewestColumns || filled.length < fewestRows || !headings.every(isHeading))
    return false;
  if (new Set(headings.map(({ text }) => text.trim().toLowerCase())).size < headings.length) return false;
  const width = (row: SheetRow) => row.cells.filter((cell) => !isBlank(cell)).length;
  const widest = Math.max(...filled.map(width));
  const valuesBelow = ({ column }: SheetCell) =>
    filled.flatMap(({ cells: values }) =>
      values.filter((cell) => cell.column === column && !isBlank(cell)).map(({ text }) => text),
    );
  const areNumbered = (values: readonly string[]) =>
    values.length >= filled.length * most && values.every((text) => /\d/.test(text));
  return (
    headings.length >= widest * most &&
    headings.some((heading) => areNumbered(valuesBelow(heading))) &&
    headings.every((heading) => !valuesBelow(heading).includes(heading.text))
  );
}

function isHeading({ kind, text }: SheetCell): boolean {
  return kind === 'text' && text.length <= longestHeading && /\p{L}{2}/u.test(text) && !/\d{2}/.test(text);
}
