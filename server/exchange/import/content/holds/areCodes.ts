import type { SheetCell } from '../../../../base/workbook/sheetRow.ts';
import { fewestValues, shareOf, type ColumnValues, most } from './ColumnValues.ts';
import { areDifferent } from './areShared.ts';

const longestCode = 40;

/** Does each row have another code here, as article numbers are? */
export function areCodes(values: ColumnValues): boolean {
  const { cells, rows } = values;
  if (cells.length < fewestValues || cells.length < rows * most) return false;
  return areDifferent(values) && shareOf(values, isCode) >= most && !arePlaces(values);
}

/** May it number an article, or what there are several of? */
export function isCode({ text, kind }: SheetCell): boolean {
  const code = text.trim();
  if (code.length > longestCode || kind === 'date' || !/\d/.test(code)) return false;
  const parts = code.split(/\s+/);
  // `Tubo DN 20` is a name.
  const isName = parts.length > 1 && parts.some((part) => /^\p{L}{4,}$/u.test(part));
  return parts.length <= 3 && !isName && !/^\d+[.,]\d{1,2}$/.test(code) && !/[°%]$|\|/.test(code);
}

/** 1, 2, 3 ... are positions of a list. */
export function arePlaces({ cells }: ColumnValues): boolean {
  return (
    cells.every((cell, at) => Number(cell.text) === Number(cells[0]?.text) + at) &&
    Number(cells[0]?.text) <= 1
  );
}

/** Short whole numbers, as a database numbers what it has. */
export function areRowNumbers(values: ColumnValues): boolean {
  return (
    values.cells.length >= fewestValues && shareOf(values, ({ text }) => /^\d{1,9}$/.test(text.trim())) === 1
  );
}
