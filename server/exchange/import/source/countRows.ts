import { createReadStream } from 'node:fs';
import { openArchive } from '../../../base/workbook/archive.ts';
import { workbookLimits } from '../../../base/workbook/limits.ts';
import { WorkbookError } from '../../../base/workbook/WorkbookError.ts';
import { readWorkbookParts } from '../../../base/workbook/workbookParts.ts';
import { FileError } from '../FileError.ts';
import type { ImportFormat } from '../reports/reportRow.ts';
import { splitArray } from './splitArray.ts';

const lineFeed = 10;
const countedBy = { json: elementsOf, csv: linesOf, xlsx: rowsOf };

/**
 * How many rows a file has, counted up to `most`, without reading them: of a workbook those of all sheets, headings among
 * them. What is found before the file shows itself as none; what is wrong with it its import says.
 */
export async function countRows(file: string, format: ImportFormat, most: number): Promise<number> {
  let count = 0;
  try {
    for await (const found of countedBy[format](file)) {
      count += found;
      if (count >= most) break;
    }
  } catch (error) {
    if (!(error instanceof FileError || error instanceof WorkbookError)) throw error;
  }
  return Math.min(count, most);
}

async function* elementsOf(file: string): AsyncGenerator<number> {
  for await (const elements of splitArray(createReadStream(file, { highWaterMark: 256 * 1024 }), true))
    yield elements.length;
}

/** Of a text every line end counts: one within quotes makes a row more, which a bound may take. */
async function* linesOf(file: string): AsyncGenerator<number> {
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    const bytes: Buffer = chunk;
    yield bytes.filter((byte) => byte === lineFeed).length;
  }
}

/** The tag of a row, with whatever prefix, as it begins. */
const rowTag = /<(?:[\w.-]{1,32}:)?row[\s/>]/g;
/** It may lie across two chunks. */
const longestTag = 38;

async function* rowsOf(file: string): AsyncGenerator<number> {
  const archive = await openArchive(file);
  try {
    const { sheets } = await readWorkbookParts(archive);
    for (const { part } of sheets) {
      let rest = '';
      for await (const chunk of archive.read(part, workbookLimits.unpackedBytes)) {
        const text = rest + chunk.toString('latin1');
        const ends = [...text.matchAll(rowTag)].map(({ index, 0: tag }) => index + tag.length);
        yield ends.length;
        // What was counted is not looked at again.
        rest = text.slice(Math.max(ends.at(-1) ?? 0, text.length - longestTag));
      }
    }
  } finally {
    archive.close();
  }
}
