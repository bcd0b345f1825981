import type { SheetRow } from '../../../base/workbook/sheetRow.ts';
import { isBlank } from '../CellValue.ts';

const fewestNumbers = 5;
const mostOutlined = 0.3;
const fewestCells = 4;

/** May a number such as `1.2` be that of a group, as hardly any of these rows, which say much more than a number and a name, has one? */
export function mayOutline(rows: readonly SheetRow[], number: number | undefined): boolean {
  const numbers = rows.flatMap(
    ({ cells }) => cells.find(({ column }) => column === number)?.text.trim() ?? [],
  );
  const wide = rows.filter(({ cells }) => cells.filter((cell) => !isBlank(cell)).length >= fewestCells);
  return (
    numbers.length >= fewestNumbers &&
    wide.length * 2 >= rows.length &&
    numbers.filter(isOutline).length <= numbers.length * mostOutlined
  );
}

/** `1`, `1.2`, `3.10.` */
export function isOutline(number: string): boolean {
  return /^\d{1,2}(?:\.\d{1,2}){0,3}\.?$/.test(number);
}
