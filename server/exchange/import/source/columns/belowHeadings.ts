import type { SheetRow } from '../../../../base/workbook/sheetRow.ts';
import { isBlank } from '../../CellValue.ts';
import { nameKey } from '../../catalogue/nameKey.ts';

const fewestHeadings = 2;

/** The rows without those that say the headings once more, as long lists do on each page: nothing of a product stands in them. */
export function belowHeadings(header: SheetRow, rows: readonly SheetRow[]): SheetRow[] {
  const said = new Map(header.cells.map(({ column, text }) => [column, nameKey(text)] as const));
  return rows.filter(({ row, cells }) => {
    if (row <= header.row) return true;
    const filled = cells.filter((cell) => !isBlank(cell));
    return (
      filled.length < fewestHeadings || filled.some(({ column, text }) => said.get(column) !== nameKey(text))
    );
  });
}
