import { fileKind } from './fileKind.ts';
import { openCsv } from './openCsv.ts';
import { openWorkbook } from './openWorkbook.ts';
import type { TableReader } from './tableReader.ts';

/**
 * Opens a file of rows by what it is, whatever it is called: a workbook, or a text with separators.
 * @throws {WorkbookError} whenever it is neither, or not wholly understood
 */
export async function openTable(file: string): Promise<TableReader> {
  return (await fileKind(file)) === 'csv' ? openCsv(file) : openWorkbook(file);
}
