import { columnName } from '../cellReference.ts';
import { cellStyle, headerStyle } from '../cellStyle.ts';
import { encodeCellText } from './encodeXmlText.ts';
import { serialFromDate } from '../isoDate.ts';
import { workbookLimits as limits } from '../limits.ts';
import { WorkbookError } from '../WorkbookError.ts';
import type { MarkedCell, WrittenCell, WrittenRow, WrittenSheet } from './writtenSheet.ts';

const CHUNK_LENGTH = 64 * 1024;
/** Or Excel puts a green corner into every cell of an identifier that consists of digits. */
const IGNORED_ERRORS =
  '<ignoredErrors><ignoredError sqref="A1:XFD1048576" numberStoredAsText="1"/></ignoredErrors>';

/** A sticky note, for the part that holds them all. */
export interface Note {
  row: number;
  column: number;
  text: string;
}

/** What a sheet's XML needs from the rest of the workbook, and leaves for it. */
export interface SheetSurroundings {
  /** Where a column's choices stand, as `Name!$A$1:$A$9`; by column, from 1. */
  choiceRanges: ReadonlyMap<number, string>;
  /** Filled while the rows are written; no more than `notesPerSheet`. */
  notes: Note[];
}

/**
 * A sheet's XML, piece by piece, as its rows come.
 * @throws {WorkbookError} text-too-long, too-many-rows, too-many-columns: cutting them would lose data silently
 */
export async function* sheetXml(
  sheet: WrittenSheet,
  { choiceRanges, notes }: SheetSurroundings,
): AsyncGenerator<string> {
  const hasHeader = sheet.columns.some(({ header }) => header !== undefined);
  let pending = `${opening(sheet, hasHeader)}<sheetData>`;
  let row = 0;
  const add = (written: WrittenRow) => {
    const isPlain = isCells(written);
    row = isPlain ? row + 1 : Math.max(written.row, row + 1);
    if (row > limits.sheetRows)
      throw new WorkbookError('too-many-rows', { sheet: sheet.name, limit: limits.sheetRows });
    const cells = isPlain ? written : written.cells;
    pending += rowXml(sheet.name, row, cells, !isPlain && written.isHeader === true, notes);
  };
  if (hasHeader) add({ row: 1, cells: sheet.columns.map(({ header }) => header), isHeader: true });
  for await (const written of sheet.rows) {
    add(written);
    if (pending.length < CHUNK_LENGTH) continue;
    yield pending;
    pending = '';
  }
  yield `${pending}</sheetData>${validations(choiceRanges, hasHeader)}${IGNORED_ERRORS}${notes.length > 0 ? '<legacyDrawing r:id="rId1"/>' : ''}</worksheet>`;
}

function opening({ columns, frozenRows }: WrittenSheet, hasHeader: boolean): string {
  const frozen = frozenRows ?? (hasHeader ? 1 : 0);
  const pane = `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/>`;
  const widths = columns.map(({ width = 16, isText = false }, index) => {
    const style = isText ? ` style="${cellStyle('text')}"` : '';
    return `<col min="${index + 1}" max="${index + 1}" width="${width}"${style} customWidth="1"/>`;
  });
  return (
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
    `<sheetViews><sheetView workbookViewId="0">${frozen > 0 ? pane : ''}</sheetView></sheetViews>` +
    (widths.length > 0 ? `<cols>${widths.join('')}</cols>` : '')
  );
}

function rowXml(
  sheet: string,
  row: number,
  cells: readonly WrittenCell[],
  isHeader: boolean,
  notes: Note[],
): string {
  if (cells.length > limits.sheetColumns) {
    throw new WorkbookError('too-many-columns', { sheet, row, limit: limits.sheetColumns });
  }
  let xml = '';
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index];
    if (cell === null || cell === undefined || cell === '') continue;
    if (isMarked(cell) && cell.note && notes.length < limits.notesPerSheet)
      notes.push({ row, column: index + 1, text: cell.note });
    xml += cellXml(sheet, row, index + 1, cell, isHeader);
  }
  return xml === '' ? '' : `<row r="${row}">${xml}</row>`;
}

function cellXml(sheet: string, row: number, column: number, cell: WrittenCell, isHeader: boolean): string {
  const { value, mark } = isMarked(cell) ? cell : { value: cell, mark: undefined };
  const at = `<c r="${columnName(column)}${row}"`;
  if (typeof value === 'string' && value !== '') {
    if (value.length > limits.cellLength) {
      throw new WorkbookError('text-too-long', { sheet, row, column, limit: limits.cellLength });
    }
    const text = encodeCellText(value);
    const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : '';
    return `${at} s="${isHeader ? headerStyle : cellStyle('text', mark)}" t="inlineStr"><is><t${space}>${text}</t></is></c>`;
  }
  const style = ` s="${isHeader ? headerStyle : cellStyle('general', mark)}"`;
  if (typeof value === 'number') {
    if (!Number.isFinite(value))
      throw new RangeError(`${value} in ${sheet}, row ${row}, column ${column} is no number`);
    return `${at}${style}><v>${value}</v></c>`;
  }
  if (typeof value === 'boolean') return `${at}${style} t="b"><v>${value ? 1 : 0}</v></c>`;
  if (value instanceof Date) {
    const serial = serialFromDate(value);
    return `${at} s="${cellStyle(Number.isInteger(serial) ? 'date' : 'date-time', mark)}"><v>${serial}</v></c>`;
  }
  return `${at}${style}/>`;
}

function isMarked(cell: WrittenCell): cell is MarkedCell {
  return typeof cell === 'object' && cell !== null && !(cell instanceof Date);
}

function isCells(row: WrittenRow): row is readonly WrittenCell[] {
  return Array.isArray(row);
}

function validations(choiceRanges: ReadonlyMap<number, string>, hasHeader: boolean): string {
  if (choiceRanges.size === 0) return '';
  const each = [...choiceRanges].map(([column, range]) => {
    const name = columnName(column);
    return `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${name}${hasHeader ? 2 : 1}:${name}${limits.sheetRows}"><formula1>${range}</formula1></dataValidation>`;
  });
  return `<dataValidations count="${each.length}">${each.join('')}</dataValidations>`;
}
