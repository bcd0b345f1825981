import { stat } from 'node:fs/promises';
import type { SheetInfo, SheetRow } from '../../../../base/workbook/sheetRow.ts';
import type { TableReader } from '../../../../base/workbook/tableReader.ts';
import { tooManyRows } from '../../../../base/workbook/tooManyRows.ts';
import { textCell } from '../../../../base/workbook/textCell.ts';
import { RowsOfCells, type RowOfCells } from './RowsOfCells.ts';
import { rowsInWalk } from './rowsInWalk.ts';
import { walkXml } from './walkXml.ts';

const sheet: SheetInfo = { name: 'XML', visibility: 'visible' };
/** Fewer are a list within something else. */
const fewestRows = 3;

/** The name of the elements that are rows of cells without names, of which a file has most; undefined where it has hardly any. */
export async function rowElement(file: string): Promise<string | undefined> {
  const rows = new RowsOfCells();
  const counts = new Map<string, number>();
  const note = () => {
    for (const { name } of rows.take()) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  for await (const _ of walkXml(file, rows)) note();
  note();
  const [[name, count] = []] = [...counts].toSorted(([, one], [, other]) => other - one);
  return count !== undefined && count >= fewestRows ? name : undefined;
}

/**
 * Opens XML of rows whose cells have no names as a sheet (behaviour B696): all such rows in their order, the headings among them, which
 * may stand in elements of another name.
 * @throws {WorkbookError} whenever it breaks `workbookLimits` or `xmlTableLimits`
 */
export async function openXmlCells(file: string): Promise<TableReader> {
  const { size } = await stat(file);
  let readBytes = 0;
  return {
    sheets: [sheet],
    async *rows() {
      const rows = new RowsOfCells();
      const countRow = tooManyRows();
      let last = 0;
      const rowsFound = (): SheetRow[] =>
        rows.take().flatMap(({ cells }: RowOfCells) => {
          countRow();
          last += 1;
          const filled = cells.flatMap((text, at) => (text === '' ? [] : [textCell(at + 1, text)]));
          return filled.length === 0 ? [] : [{ sheet: sheet.name, row: last, hidden: false, cells: filled }];
        });
      yield* rowsInWalk(file, rows, rowsFound, (bytes) => (readBytes += bytes));
    },
    share: () => Math.min(readBytes / Math.max(size, 1), 1),
    close: () => {},
  };
}
