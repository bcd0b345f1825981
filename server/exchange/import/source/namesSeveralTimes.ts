import type { SheetRow } from '../../../base/workbook/sheetRow.ts';
import { isKey } from './isKey.ts';
import type { SheetColumns } from './columns/SheetColumns.ts';

const fewestRows = 4;
const mostDifferent = 0.8;

/** Have many products of a sheet several rows, such as one for each of their files (behaviour B783)? Its first rows tell. */
export function namesSeveralTimes(
  sample: readonly SheetRow[],
  header: SheetRow,
  { columns }: Pick<SheetColumns, 'columns'>,
): boolean {
  const [key] = [...columns].find(([, { target }]) => isKey(target)) ?? [];
  const numbers = sample
    .filter(({ row }) => row > header.row)
    .flatMap(({ cells }) => cells.find(({ column }) => column === key)?.text.trim() ?? []);
  return numbers.length >= fewestRows && new Set(numbers).size <= numbers.length * mostDifferent;
}
