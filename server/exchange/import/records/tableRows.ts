import { imports } from '../../../../resources/limits.ts';
import { columnName } from '../../../base/workbook/cellReference.ts';
import type { SheetInfo, SheetRow } from '../../../base/workbook/sheetRow.ts';
import type { TableReader } from '../../../base/workbook/tableReader.ts';
import { FileError } from '../FileError.ts';
import { openTable } from '../formats/openTable.ts';
import { remarksHeadings } from '../reports/issueText.ts';
import type { ReadSheet } from '../reports/reportRow.ts';
import { layoutKey } from '../source/layoutKey.ts';
import { rowsAboveData } from '../source/headerRows.ts';
import { probableHeadings } from '../source/columns/probableHeadings.ts';
import type { Note } from '../source/sourceRow.ts';
import { longestHeading, unknownColumn } from '../source/unknownColumn.ts';

/** A cell of a table of records, and where it stands. */
export interface RecordCell {
  text: string;
  column: string;
  heading: string;
}

/** A row of a table of records: its cells by what their columns say. */
export interface TableRow {
  sheet: string;
  row: number;
  cells: ReadonlyMap<string, RecordCell>;
}

/** The rows of a table of records, with what was understood of its sheets. */
export interface RecordTable {
  rows: TableRow[];
  sheets: ReadSheet[];
  /** What the columns of any sheet say. */
  columns: ReadonlySet<string>;
}

interface Reading {
  /** What a column with this heading says; undefined where that is nothing. */
  columnOf(heading: string): string | undefined;
  /** Are these the columns of such a table? */
  areHeadings(columns: ReadonlySet<string>): boolean;
  note: Note;
  signal: AbortSignal;
}

type Found = Reading & { table: RecordTable; columns: Set<string>; unread: ReadSheet[] };
type Columns = ReadonlyMap<number, Omit<RecordCell, 'text'> & { name: string }>;

/**
 * Reads a table of records that has no columns but those that are known by their headings.
 * @throws {WorkbookError} whenever the file is not wholly understood
 * @throws {FileError} when no sheet has such headings, it has no rows, or more than `imports.mostRecords`
 */
export async function tableRows(file: string, reading: Reading): Promise<RecordTable> {
  const columns = new Set<string>();
  const table: RecordTable = { rows: [], sheets: [], columns };
  const found: Found = { ...reading, table, columns, unread: [] };
  const reader = await openTable(file);
  try {
    for (const sheet of reader.sheets)
      if (sheet.visibility !== 'very-hidden') await readSheet(reader, sheet, found);
  } finally {
    reader.close();
  }
  if (table.sheets.length === 0) throw new FileError('no-headings', {}, found.unread);
  if (table.rows.length === 0) throw new FileError('no-rows');
  return table;
}

async function readSheet(reader: TableReader, sheet: SheetInfo, found: Found): Promise<void> {
  const above: SheetRow[] = [];
  let columns: Columns | undefined;
  for await (const batch of reader.rows(sheet)) {
    found.signal.throwIfAborted();
    for (const row of batch)
      if (columns) readRow(row, columns, found);
      else {
        columns = above.length < rowsAboveData ? columnsOf(row, found) : undefined;
        if (columns) noteColumns(row, columns, found);
        else above.push(row);
      }
  }
  if (columns || above.length === 0) return;
  found.unread.push(probableHeadings(sheet.name, above));
  found.note({
    severity: 'warning',
    code: 'sheet-skipped',
    sheet: sheet.name,
    values: { sheet: sheet.name },
  });
}

function columnsOf({ cells }: SheetRow, { columnOf, areHeadings }: Found): Columns | undefined {
  const columns = new Map<number, Omit<RecordCell, 'text'> & { name: string }>();
  const names = new Set<string>();
  for (const { column, text } of cells) {
    const name = columnOf(text);
    if (!name || names.has(name)) continue;
    names.add(name);
    columns.set(column, { name, column: columnName(column), heading: text.slice(0, longestHeading) });
  }
  return areHeadings(names) ? columns : undefined;
}

function noteColumns({ sheet, row, cells }: SheetRow, columns: Columns, found: Found): void {
  for (const { name } of columns.values()) found.columns.add(name);
  const understood = cells
    .filter(({ text }) => text.trim() !== '')
    .map(({ column, text }) => ({
      ...unknownColumn(column, text),
      field: columns.get(column)?.name ?? null,
    }));
  for (const { column, heading, field } of understood)
    if (field === null && !remarksHeadings.includes(heading))
      found.note({
        severity: 'warning',
        code: 'unread-column',
        sheet,
        row,
        column,
        heading,
        value: heading,
      });
  found.table.sheets.push({
    name: sheet,
    headerRow: row,
    lastColumn: cells.at(-1)?.column ?? 0,
    layout: layoutKey(cells.map(({ text }) => text)),
    understood,
  });
}

function readRow({ sheet, row, cells }: SheetRow, columns: Columns, { table }: Found): void {
  const said = new Map<string, RecordCell>();
  for (const { column, text } of cells) {
    const place = columns.get(column);
    if (place && text.trim() !== '') said.set(place.name, { ...place, text: text.trim() });
  }
  if (said.size === 0) return;
  table.rows.push({ sheet, row, cells: said });
  if (table.rows.length > imports.mostRecords)
    throw new FileError('too-many-rows', { limit: imports.mostRecords });
}
