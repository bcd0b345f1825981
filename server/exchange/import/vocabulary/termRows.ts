import { imports } from '../../../../resources/limits.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import { columnName } from '../../../base/workbook/cellReference.ts';
import { openTable } from '../formats/openTable.ts';
import type { SheetInfo, SheetRow } from '../../../base/workbook/sheetRow.ts';
import type { TableReader } from '../../../base/workbook/tableReader.ts';
import { FileError } from '../FileError.ts';
import type { FileElement } from '../records/FileElement.ts';
import { remarksHeadings } from '../reports/issueText.ts';
import type { ReadSheet } from '../reports/reportRow.ts';
import { layoutKey } from '../source/layoutKey.ts';
import { rowsAboveData } from '../source/headerRows.ts';
import { probableHeadings } from '../source/columns/probableHeadings.ts';
import type { Note } from '../source/sourceRow.ts';
import { longestHeading, unknownColumn } from '../source/unknownColumn.ts';
import type { Meanings } from './readMeanings.ts';
import { termElements, type TermCells } from './termElements.ts';
import { termColumn, type TermColumn } from './termHeadings.ts';

interface Reading {
  meanings: Meanings;
  /** Of terms that do not say theirs. */
  language: Language;
  note: Note;
  signal: AbortSignal;
}

/** The terms of a table, with what was understood of its sheets. */
export interface TermTable {
  elements: FileElement[];
  sheets: ReadSheet[];
  /** Rows below the headings. */
  read: number;
  /** Those among them that say nothing that could be a term. */
  failed: number;
}

type Found = TermTable & {
  /** As JSON. */
  seen: Set<string>;
};

interface Column {
  name: TermColumn;
  column: string;
  heading: string;
}

const saysMeaning: ReadonlySet<TermColumn> = new Set([
  'means',
  'etimClass',
  'category',
  'attribute',
  'productLine',
  'word',
]);

/**
 * The terms of a workbook or a text with separators, ETIM's tables of synonyms among them.
 * @throws {WorkbookError} whenever the file is not wholly understood
 * @throws {FileError} when no sheet has headings of terms, or it has more than `imports.mostTerms` of them
 */
export async function termRows(file: string, reading: Reading): Promise<TermTable> {
  const table = await openTable(file);
  const found: Found = { elements: [], sheets: [], read: 0, failed: 0, seen: new Set() };
  const unread: ReadSheet[] = [];
  try {
    for (const sheet of table.sheets)
      if (sheet.visibility !== 'very-hidden') await readSheet(table, sheet, { ...reading, found, unread });
  } finally {
    table.close();
  }
  if (found.sheets.length === 0) throw new FileError('no-headings', {}, unread);
  if (found.read === 0) throw new FileError('no-rows');
  return found;
}

async function readSheet(
  table: TableReader,
  sheet: SheetInfo,
  reading: Reading & { found: Found; unread: ReadSheet[] },
): Promise<void> {
  const { found, unread, note, signal } = reading;
  let columns: Map<number, Column> | undefined;
  const above: SheetRow[] = [];
  for await (const batch of table.rows(sheet)) {
    signal.throwIfAborted();
    for (const row of batch)
      if (columns) readRow(row, columns, reading);
      else {
        columns = above.length < rowsAboveData ? columnsOf(row) : undefined;
        if (columns) found.sheets.push(layoutOf(row, columns, note));
        else above.push(row);
      }
  }
  if (!columns && above.length > 0) {
    unread.push(probableHeadings(sheet.name, above));
    const values = { sheet: sheet.name };
    note({ severity: 'warning', code: 'sheet-skipped', sheet: sheet.name, values });
  }
}

/** What the columns mean if these are the headings: one of them has to name the term, another one what it means. */
function columnsOf({ cells }: SheetRow): Map<number, Column> | undefined {
  const columns = new Map<number, Column>();
  const names = new Set<TermColumn>();
  for (const { column, text } of cells) {
    const name = termColumn(text);
    if (!name || names.has(name)) continue;
    names.add(name);
    columns.set(column, { name, column: columnName(column), heading: text.slice(0, longestHeading) });
  }
  return names.has('text') && [...names].some((name) => saysMeaning.has(name)) ? columns : undefined;
}

function layoutOf({ sheet, row, cells }: SheetRow, columns: Map<number, Column>, note: Note): ReadSheet {
  const understood = cells
    .filter(({ text }) => text.trim() !== '')
    .map(({ column, text }) => ({
      ...unknownColumn(column, text),
      field: columns.get(column)?.name ?? null,
    }));
  for (const { column, heading, field } of understood)
    if (field === null && !remarksHeadings.includes(heading))
      note({ severity: 'warning', code: 'unread-column', sheet, row, column, heading, value: heading });
  return {
    name: sheet,
    headerRow: row,
    lastColumn: cells.at(-1)?.column ?? 0,
    layout: layoutKey(cells.map(({ text }) => text)),
    understood,
  };
}

function readRow(
  { sheet, row, cells }: SheetRow,
  columns: Map<number, Column>,
  { meanings, language, found, note }: Reading & { found: Found },
): void {
  const said: Partial<Record<TermColumn, string>> = {};
  const places = new Map<string, Column>();
  for (const cell of cells) {
    const column = columns.get(cell.column);
    const text = cell.text.trim();
    if (!column || text === '') continue;
    said[column.name] = text;
    places.set(column.name, column);
  }
  if (places.size === 0) return;
  found.read += 1;
  const { elements, faults } = termElements(said satisfies TermCells, meanings, language);
  const [means] = [...columns.values()].filter(({ name }) => saysMeaning.has(name));
  for (const { path, code, values, severity = 'error' } of faults) {
    const place = [...places.values()].find(({ name }) => name === path) ?? means;
    if (severity === 'error') found.failed += 1;
    const value = (place && said[place.name]) ?? null;
    // A published table has a class in many rows: that nobody carries it is said at the first of them.
    const remark = `${code} ${value}`;
    if (severity === 'warning' && found.seen.has(remark)) continue;
    found.seen.add(remark);
    const key = said.text ?? null;
    const at = { sheet, row, column: place?.column ?? null, heading: place?.heading ?? null };
    note({ ...at, key, severity, code, value, ...(values && { values }) });
  }
  for (const element of elements) {
    // Published tables repeat themselves.
    const whole = JSON.stringify(element);
    if (said.sid === undefined && found.seen.has(whole)) continue;
    found.seen.add(whole);
    found.elements.push({ element, sheet, row, columns: fieldsAt(places, means) });
  }
  if (found.elements.length > imports.mostTerms)
    throw new FileError('too-many-rows', { limit: imports.mostTerms });
}

/** Where a term stands in the table: what is wrong with what it means is wrong where that is said. */
function fieldsAt(places: Map<string, Column>, means: Column | undefined): Map<string, Column> {
  if (!means) return places;
  const said = ['category', 'attribute', 'value', 'company', 'productLine', 'word'].filter(
    (name) => !places.has(name),
  );
  return new Map([...places, ...said.map((name) => [name, means] as const)]);
}
