import { createReadStream } from 'node:fs';
import type { ImportFormat } from '../../../../resources/exchange/importFormats.ts';
import { fromUnpacked } from '../../../base/workbook/fromUnpacked.ts';
import { WorkbookError } from '../../../base/workbook/WorkbookError.ts';
import { FileError } from '../FileError.ts';
import type { TableFormat } from '../formats/tableFormat.ts';
import { tableFormats } from '../formats/tableFormats.ts';
import { splitArray } from './splitArray.ts';

/**
 * How many rows a file has, counted up to `most`, where possible without reading them: of a workbook those of all sheets,
 * headings among them. What is found before the file shows itself as none; what is wrong with it its import says.
 */
export async function countRows(file: string, format: ImportFormat, most: number): Promise<number> {
  let count = 0;
  try {
    for await (const found of fromUnpacked(file, (unpacked) => counted(unpacked, format))) {
      count += found;
      if (count >= most) break;
    }
  } catch (error) {
    if (!(error instanceof FileError || error instanceof WorkbookError)) throw error;
  }
  return Math.min(count, most);
}

function counted(file: string, format: ImportFormat): AsyncGenerator<number> {
  if (format === 'json') return elementsOf(file);
  const { count, open } = tableFormats[format];
  return count ? count(file) : rowsOf(file, open);
}

async function* elementsOf(file: string): AsyncGenerator<number> {
  for await (const elements of splitArray(createReadStream(file, { highWaterMark: 256 * 1024 }), true))
    yield elements.length;
}

async function* rowsOf(file: string, open: TableFormat['open']): AsyncGenerator<number> {
  const table = await open(file);
  try {
    for (const sheet of table.sheets) for await (const rows of table.rows(sheet)) yield rows.length;
  } finally {
    table.close();
  }
}
