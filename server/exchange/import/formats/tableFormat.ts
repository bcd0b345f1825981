import type { FileHead } from '../../../base/workbook/fileHead.ts';
import type { TableReader } from '../../../base/workbook/tableReader.ts';

/** What is known of a file, unpacked, when somebody asks what it is. */
export interface FoundFile {
  /** Where it lies, until its reader is closed. */
  file: string;
  head: FileHead;
  /** Names of what lies in a zip file, in lower case. */
  parts: ReadonlySet<string>;
}

/** A format that is read as rows. */
export interface TableFormat {
  /** Is the file in this format, by its content? Formats are asked in the order in which `tableFormats` lists them. */
  is(found: FoundFile): boolean;
  /**
   * Opens a file of this format. The file lies on the disk and may be read twice, once quickly to see which columns there
   * are. A format of the trade gives one sheet whose first row are the headings in the format's own names, then a row for
   * each product; elements that repeat stand in one cell, separated by semicolons or line ends. `SheetInfo.meanings` says
   * which headings mean what for sure.
   * @throws {WorkbookError} here or while reading, naming culprit, place and limit
   */
  open(file: string): Promise<TableReader>;
  /** How many rows there are, in pieces, where that can be said without reading them. */
  count?(file: string): AsyncGenerator<number>;
}
