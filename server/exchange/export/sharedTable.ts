import type { Readable } from 'node:stream';
import { csvStream } from '../../base/workbook/csv/csvStream.ts';
import { workbookStream } from '../../base/workbook/written/writeWorkbook.ts';

/** A column of a table of records that all platforms share. */
export interface SharedColumn<Row> {
  header: string;
  width: number;
  valueOf(row: Row): string;
}

/** A table of records, as a workbook or as a text with commas, written as they are read. */
export function sharedTable<Row>(
  name: string,
  columns: readonly SharedColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  format: 'xlsx' | 'csv',
): Readable {
  async function* cells() {
    for await (const row of rows) yield columns.map(({ valueOf }) => valueOf(row));
  }
  return format === 'xlsx'
    ? workbookStream([
        {
          name,
          columns: columns.map(({ header, width }) => ({ header, width, isText: true })),
          rows: cells(),
        },
      ])
    : csvStream(
        columns.map(({ header }) => header),
        cells(),
      );
}
