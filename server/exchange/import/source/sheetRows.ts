import { languageOfSheet } from '../headings/languageNamed.ts';
import { FileError } from '../FileError.ts';
import type { ReadSheet } from '../reports/reportRow.ts';
import { openTable } from '../../../base/workbook/openTable.ts';
import type { TableReader } from '../../../base/workbook/tableReader.ts';
import type { SheetInfo, SheetRow } from '../../../base/workbook/sheetRow.ts';
import type { ReadShare } from './readShare.ts';
import { readSheetRow, repeatsHeadings } from './readSheetRow.ts';
import {
  findHeader,
  probableHeadings,
  readColumns,
  rowsAboveData,
  type HeadingReading,
  type SheetColumns,
} from './sheetColumns.ts';
import type { Layout, SourceRow } from './sourceRow.ts';

interface Reading extends Omit<HeadingReading, 'named'> {
  /** Gets the sheets as they are understood. */
  layouts: Layout[];
  progress: ReadShare;
}

interface SheetReading extends Reading, HeadingReading {
  /** Gets the sheet if no heading names products, with what are probably its headings. */
  unread: ReadSheet[];
}

/**
 * The products of a workbook, in batches as they are read: all sheets but very hidden ones, hidden rows and
 * sheets too.
 * @throws {WorkbookError} whenever the file is not wholly understood
 * @throws {FileError} when no sheet has headings that name products
 */
export async function* sheetRows(file: string, reading: Reading): AsyncGenerator<SourceRow[]> {
  const workbook = await openTable(file);
  const unread: ReadSheet[] = [];
  try {
    const sheets = workbook.sheets.filter(({ visibility }) => visibility !== 'very-hidden');
    const named = sheets.map(({ name }) => languageOfSheet(name));
    // One sheet alone may be called `IT` for any reason; beside one called `DE` it is Italian.
    const arePerLanguage = new Set(named.filter((language) => language !== undefined)).size > 1;
    for (const [index, sheet] of sheets.entries())
      yield* rowsOfSheet(workbook, sheet, {
        ...reading,
        unread,
        named: arePerLanguage ? named[index] : undefined,
      });
  } finally {
    workbook.close();
  }
  if (reading.layouts.length === 0) throw new FileError('no-headings', {}, unread);
}

async function* rowsOfSheet(
  workbook: TableReader,
  sheet: SheetInfo,
  reading: SheetReading,
): AsyncGenerator<SourceRow[]> {
  const head: SheetRow[] = [];
  let understood: SheetColumns | undefined;
  let layout: Layout | undefined;

  const begin = () => {
    const header = findHeader(head, reading);
    if (!header) return false;
    layout = { name: sheet.name, headerRow: header.row, lastColumn: 0, understood: [], columns: new Map() };
    reading.layouts.push(layout);
    understood = readColumns(header, reading, layout);
    return true;
  };
  const rowsFrom = (batch: readonly SheetRow[]) => {
    const found: SourceRow[] = [];
    for (const row of batch) {
      if (!layout || !understood || row.row < layout.headerRow) continue;
      const { remarksColumn } = understood;
      const last = row.cells.findLast(({ column }) => column !== remarksColumn);
      layout.lastColumn = Math.max(layout.lastColumn, last?.column ?? 0);
      if (row.row === layout.headerRow) continue;
      if (repeatsHeadings(row, understood)) {
        reading.note({ severity: 'warning', code: 'headings-repeated', sheet: sheet.name, row: row.row });
        continue;
      }
      const source = readSheetRow(row, understood);
      if (source) found.push(source);
    }
    return found;
  };

  for await (const batch of workbook.rows(sheet)) {
    reading.progress.share = workbook.share();
    if (layout) {
      yield rowsFrom(batch);
      continue;
    }
    head.push(...batch);
    if (head.length < rowsAboveData) continue;
    if (!begin()) break;
    yield rowsFrom(head.splice(0));
  }
  if (!layout && head.length > 0) {
    if (head.length < rowsAboveData && begin()) yield rowsFrom(head);
    else {
      reading.unread.push(probableHeadings(sheet.name, head));
      reading.note({
        severity: 'warning',
        code: 'sheet-skipped',
        sheet: sheet.name,
        values: { sheet: sheet.name },
      });
    }
  }
}
