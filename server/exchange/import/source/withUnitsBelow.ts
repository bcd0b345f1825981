import type { SheetCell, SheetRow } from '../../../base/workbook/sheetRow.ts';
import { isBlank } from '../CellValue.ts';
import { unitIn } from '../headings/attributes/unitBehind.ts';

/** Of what stands below headings so much are units. */
const leastUnits = 0.5;
const fewestUnits = 2;
const longestUnit = 20;

/**
 * The headings with the units of the row below, where that says nothing else: `Breite [mm]`, for lists that have a row of units of
 * its own. Undefined where it is a row of another kind.
 */
export function withUnitsBelow(header: SheetRow, below: SheetRow): SheetRow | undefined {
  const [first] = header.cells;
  const filled = below.cells.filter((cell) => !isBlank(cell));
  const units = filled.filter(({ text }) => unitIn(text) !== undefined);
  const areShort = filled.every(
    ({ kind, text, column }) => kind === 'text' && text.length <= longestUnit && column !== first?.column,
  );
  const areUnits = units.length >= fewestUnits && units.length >= filled.length * leastUnits;
  if (below.row !== header.row + 1 || !areShort || !areUnits || filled.length >= header.cells.length)
    return undefined;
  const cells = header.cells.map((cell): SheetCell => {
    const own = filled.find(({ column }) => column === cell.column);
    if (!own) return cell;
    const text = `${cell.text} ${bracketed(own.text.trim())}`;
    const { column, across } = cell;
    return { column, kind: 'text', text, value: text, ...(across !== undefined && { across }) };
  });
  const alone = filled.filter(({ column }) => !cells.some((cell) => cell.column === column));
  return { ...below, cells: [...cells, ...alone].toSorted((one, other) => one.column - other.column) };
}

function bracketed(text: string): string {
  return unitIn(text) === undefined || /^[[(]/.test(text) ? text : `[${text}]`;
}
