import type { SystemQueries } from '../../../base/database/queries.ts';
import type { ReadSheet, ReportRow } from '../reports/reportRow.ts';
import type { Note } from '../source/sourceRow.ts';
import { readMeanings } from '../vocabulary/readMeanings.ts';
import { termRows } from '../vocabulary/termRows.ts';
import { fromEtimTables } from '../etim/etimArchive.ts';
import { knownFeatures } from '../etim/knownFeatures.ts';
import { readEtim, type EtimFeature } from '../etim/readEtim.ts';
import { FileError } from '../FileError.ts';
import type { FileElement } from './FileElement.ts';
import { areAttributeHeadings, attributeColumn } from '../tree/attributeTable.ts';
import { areCategoryHeadings, categoryColumn } from '../tree/categoryTable.ts';
import { readElements } from './readElements.ts';
import { tableRows, type RecordTable } from './tableRows.ts';

/** A file of records as it was read. */
export interface RecordFile {
  elements: FileElement[];
  sheets: ReadSheet[];
  /** How many rows or elements it has. */
  read: number;
  /** How many of its rows are at fault already. */
  failed: number;
  /** Its rows, where they say more than records. */
  table?: RecordTable;
  /** Features of ETIM, where they are those. */
  features?: EtimFeature[];
}

/** What is read as a table of its own columns. */
const tables = {
  category: { columnOf: categoryColumn, areHeadings: areCategoryHeadings },
  attribute: { columnOf: attributeColumn, areHeadings: areAttributeHeadings },
} as const;

/**
 * Reads a file of records: JSON, and of terms, categories and attributes a table, of attributes ETIM's tables too.
 * @throws {FileError | WorkbookError} when the file cannot be imported as a whole
 */
export async function readRecordFile(
  db: SystemQueries,
  { entity, format, language }: Pick<ReportRow, 'entity' | 'format' | 'language'>,
  { file, note, signal }: { file: string; note: Note; signal: AbortSignal },
): Promise<RecordFile> {
  const meanings = format === 'json' ? undefined : await readMeanings(db);
  if (meanings && entity === 'attribute') {
    const known = await knownFeatures(db);
    const features = await fromEtimTables(file, (read) => readEtim(read, meanings, known));
    if (features?.length === 0) throw new FileError('no-class-carried');
    if (features) return { elements: [], sheets: [], read: features.length, failed: 0, features };
  }
  if (format !== 'json' && (entity === 'category' || entity === 'attribute')) {
    const { columnOf, areHeadings } = tables[entity];
    const reading = { columnOf: (heading: string) => columnOf(heading, language), areHeadings, note, signal };
    const table = await tableRows(file, reading);
    return { elements: [], sheets: table.sheets, read: table.rows.length, failed: 0, table };
  }
  if (meanings) return termRows(file, { meanings, language, note, signal });
  const elements = await readElements(file, signal);
  return { elements, sheets: [], read: elements.length, failed: 0 };
}
