import type { SheetInfo } from '../../../base/workbook/sheetRow.ts';
import type { TableReader } from '../../../base/workbook/tableReader.ts';
import type { Mappings } from '../catalogue/mappings.ts';
import type { ReadSheet } from '../reports/reportRow.ts';
import type { HeadingReading } from './columns/HeadingReading.ts';
import type { ReadShare } from './readShare.ts';
import type { Layout } from './sourceRow.ts';

/** By what the sheets of a file are read. */
export interface FileReading extends Omit<HeadingReading, 'named' | 'meanings'> {
  /** What the company said that values stand for. */
  translations: Mappings['translations'];
  /** What is to be read in the place of the file as it was uploaded. */
  read?: ((table: TableReader) => TableReader) | undefined;
  /** Gets the sheets as they are understood. */
  layouts: Layout[];
  progress: ReadShare;
}

/** By what one of them is read. */
export interface SheetReading extends FileReading, HeadingReading {
  /** Has the file other sheets? */
  isAmongOthers: boolean;
  /** Gets the sheet if no heading names products, with what are probably its headings. */
  unread: ReadSheet[];
  /** Gets its name then. */
  skipped: Pick<SheetInfo, 'name'>[];
  /** And the sheet again, where a column of it may number products, if somebody says so (behaviour B757). */
  askable: Layout[];
}
