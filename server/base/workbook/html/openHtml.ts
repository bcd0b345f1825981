import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Parser } from 'htmlparser2';
import { countTags } from '../countTags.ts';
import { csvEncoding } from '../csv/csvEncoding.ts';
import type { SheetInfo, SheetRow } from '../sheetRow.ts';
import { Stopwatch } from '../Stopwatch.ts';
import type { TableReader } from '../tableReader.ts';
import { tooManyRows } from '../tooManyRows.ts';
import { WorkbookError } from '../WorkbookError.ts';
import { RowsOfPage } from './RowsOfPage.ts';

const chunkBytes = 64 * 1024;
const sheet: SheetInfo = { name: 'HTML', visibility: 'visible' };

/**
 * Opens a page with tables, which shops and programs of the web write and call `.xls` (behaviour B698): all of them one below the other as
 * one sheet.
 * @throws {WorkbookError} html where there is no table; whenever it breaks `workbookLimits`
 */
export async function openHtml(file: string): Promise<TableReader> {
  const encoding = await csvEncoding(file);
  const { size } = await stat(file);
  let readBytes = 0;
  return {
    sheets: [sheet],
    async *rows() {
      const watch = new Stopwatch();
      const countRows = tooManyRows();
      const page = new RowsOfPage(sheet.name);
      const parser = new Parser(page);
      const decoder = new TextDecoder(encoding);
      const found = (): SheetRow[] => page.take().map((row) => ({ sheet: sheet.name, ...row }));
      watch.start();
      for await (const chunk of chunksOf(file)) {
        readBytes += chunk.length;
        parser.write(decoder.decode(chunk, { stream: true }));
        const batch = found();
        countRows(batch.length);
        watch.lap();
        if (batch.length > 0) yield batch;
        watch.start();
      }
      parser.end(decoder.decode());
      if (!page.hasTable) throw new WorkbookError('html');
      const rest = found();
      countRows(rest.length);
      if (rest.length > 0) yield rest;
    },
    share: () => Math.min(readBytes / Math.max(size, 1), 1),
    close: () => {},
  };
}

/** How many rows its tables have, in pieces and without reading them. */
export async function* countHtmlRows(file: string): AsyncGenerator<number> {
  yield* countTags(chunksOf(file), 'tr', 'TR');
}

async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes })) {
    const bytes: Buffer = chunk;
    yield bytes;
  }
}
