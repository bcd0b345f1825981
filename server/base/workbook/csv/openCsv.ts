import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { CsvScanner } from './CsvScanner.ts';
import { csvEncoding } from './csvEncoding.ts';
import { separatorOf } from './separatorOf.ts';
import type { SheetInfo } from '../sheetRow.ts';
import type { TableReader } from '../tableReader.ts';

/** A text has one sheet, which nobody has named. */
const sheet: SheetInfo = { name: 'CSV', visibility: 'visible' };
const chunkBytes = 256 * 1024;

/**
 * Opens a text with separators (RFC 4180, with comma, semicolon, tab or bar): UTF-8, UTF-16, Windows-1252 or, where the words are
 * of Central Europe, Windows-1250, each with
 * or without byte order mark. All cells are texts.
 * @throws {WorkbookError} while reading, for what breaks `workbookLimits` or ends within quotes
 */
export async function openCsv(file: string): Promise<TableReader> {
  const { size } = await stat(file);
  const encoding = await csvEncoding(file);
  let readBytes = 0;

  async function* texts(): AsyncGenerator<string> {
    const decoder = new TextDecoder(encoding);
    for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes })) {
      const bytes: Buffer = chunk;
      readBytes += bytes.length;
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder.decode();
  }

  return {
    sheets: [sheet],
    async *rows() {
      let scanner: CsvScanner | undefined;
      for await (const text of texts()) {
        scanner ??= new CsvScanner(sheet.name, separatorOf(text));
        const batch = scanner.feed(text);
        if (batch.length > 0) yield batch;
      }
      const rest = scanner?.finish() ?? [];
      if (rest.length > 0) yield rest;
    },
    share: () => readBytes / Math.max(size, 1),
    close: () => {},
  };
}
