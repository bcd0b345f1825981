import type { SystemQueries } from '../../../base/database/queries.ts';
import type { ReadSheet, ReportRow } from '../reports/reportRow.ts';
import type { Note } from '../source/sourceRow.ts';
import { readMeanings } from '../vocabulary/readMeanings.ts';
import { termRows } from '../vocabulary/termRows.ts';
import type { FileElement } from './FileElement.ts';
import { readElements } from './readElements.ts';

/** A file of records as it was read. */
export interface RecordFile {
  elements: FileElement[];
  sheets: ReadSheet[];
  /** How many rows or elements it has. */
  read: number;
  /** How many of its rows are at fault already. */
  failed: number;
}

/**
 * Reads a file of records: JSON, and of terms a table.
 * @throws {FileError | WorkbookError} when the file cannot be imported as a whole
 */
export async function readRecordFile(
  db: SystemQueries,
  { format, language }: Pick<ReportRow, 'format' | 'language'>,
  { file, note, signal }: { file: string; note: Note; signal: AbortSignal },
): Promise<RecordFile> {
  if (format !== 'json') return termRows(file, { meanings: await readMeanings(db), language, note, signal });
  const elements = await readElements(file, signal);
  return { elements, sheets: [], read: elements.length, failed: 0 };
}
