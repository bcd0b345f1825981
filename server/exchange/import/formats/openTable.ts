import type { ImportFormat } from '../../../../resources/exchange/importFormats.ts';
import { keysOf } from '../../../../resources/keysOf.ts';
import type { TableReader } from '../../../base/workbook/tableReader.ts';
import { unpackFile } from '../../../base/workbook/unpackFile.ts';
import type { FoundFile, TableFormat } from './tableFormat.ts';
import { tableFormats } from './tableFormats.ts';
import { unknownFormat } from './unknownFormat.ts';

/** Which format a file is in; undefined for one that is not read as rows. */
export function tableFormatOf(found: FoundFile): { name: ImportFormat; format: TableFormat } | undefined {
  for (const name of keysOf(tableFormats)) {
    const format = tableFormats[name];
    if (format.is(found)) return { name, format };
  }
  return undefined;
}

/**
 * Opens a file of rows by what it is, whatever it is called and whatever it came packed in.
 * @throws {WorkbookError} whenever it is in no format that we know, or not wholly understood
 */
export async function openTable(file: string): Promise<TableReader> {
  const unpacked = await unpackFile(file);
  try {
    const found = tableFormatOf(unpacked);
    if (!found) throw unknownFormat(unpacked);
    const reader = await found.format.open(unpacked.file);
    const close = () => {
      reader.close();
      // What stays of it in the folder for passing files harms nobody.
      void unpacked.release().catch(() => {});
    };
    return {
      sheets: reader.sheets,
      beside: unpacked.beside ?? 0,
      ...(reader.leftOut && { leftOut: reader.leftOut }),
      rows: (sheet) => reader.rows(sheet),
      share: () => reader.share(),
      close,
    };
  } catch (error) {
    await unpacked.release();
    throw error;
  }
}
