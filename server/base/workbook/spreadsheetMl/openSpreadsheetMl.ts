import { stat } from 'node:fs/promises';
import { countTags } from '../countTags.ts';
import { SpreadsheetMlScanner, type SpreadsheetMlParts } from './SpreadsheetMlScanner.ts';
import { Stopwatch } from '../Stopwatch.ts';
import type { TableReader } from '../tableReader.ts';
import { tooManyRows } from '../tooManyRows.ts';
import { WorkbookError } from '../WorkbookError.ts';
import { xmlChunks } from '../xmlChunks.ts';

/**
 * Opens a workbook of Excel's XML of 2003. It is read once for the names of sheets and the formats of numbers, and once for
 * each sheet: its memory does not depend on their size.
 * @throws {WorkbookError} whenever the file is not wholly understood or breaks `workbookLimits`
 */
export async function openSpreadsheetMl(file: string): Promise<TableReader> {
  const watch = new Stopwatch();
  const parts = await partsOf(file, watch);
  if (parts.sheets.length === 0) throw new WorkbookError('no-sheet');
  const { size } = await stat(file);
  const countRows = tooManyRows();
  let readBytes = 0;
  return {
    sheets: parts.sheets,
    async *rows(sheet) {
      const scanner = new SpreadsheetMlScanner(parts, parts.sheets.indexOf(sheet));
      watch.start();
      for await (const { chunk, bytes } of xmlChunks(file)) {
        readBytes += bytes;
        const batch = scanner.feed(chunk);
        countRows(batch.length);
        watch.lap();
        if (batch.length > 0) yield batch;
        watch.start();
      }
      const rest = scanner.finish();
      countRows(rest.length);
      if (rest.length > 0) yield rest;
    },
    share: () => readBytes / Math.max(size * parts.sheets.length, 1),
    close: () => {},
  };
}

/** How many rows its sheets have, in pieces and without reading them. */
export async function* countSpreadsheetMlRows(file: string): AsyncGenerator<number> {
  async function* chunks() {
    for await (const { chunk } of xmlChunks(file)) yield chunk;
  }
  yield* countTags(chunks(), 'Row');
}

async function partsOf(file: string, watch: Stopwatch): Promise<SpreadsheetMlParts> {
  const scanner = new SpreadsheetMlScanner();
  watch.start();
  for await (const { chunk } of xmlChunks(file)) {
    scanner.feed(chunk);
    watch.lap();
  }
  scanner.finish();
  return scanner.parts;
}
