import { openArchive } from './archive.ts';
import { workbookLimits as limits } from './limits.ts';
import { SharedStrings } from './SharedStrings.ts';
import { SheetScanner } from './SheetScanner.ts';
import type { SheetInfo, SheetRow } from './sheetRow.ts';
import type { TableReader } from './tableReader.ts';
import { readWorkbookParts } from './workbookParts.ts';
import { WorkbookError } from './WorkbookError.ts';

/**
 * Opens a workbook of Office Open XML (ECMA-376, transitional or strict) and reads what it consists of; the
 * cells are read by `rows`. The memory needed does not depend on the number of rows, only on the shared strings.
 * @throws {WorkbookError} whenever the file is not wholly understood or breaks `workbookLimits`; rows that came
 * before are then no part of a usable file
 */
export async function openWorkbook(file: string): Promise<TableReader> {
  const archive = await openArchive(file);
  try {
    const { sheets, stringsPart, isDateStyle, is1904 } = await readWorkbookParts(archive);
    const watch = new Stopwatch();
    let strings: SharedStrings | undefined;
    let filledRows = 0;
    let readBytes = 0;
    const bytes = sheets.reduce((sum, { part }) => sum + archive.size(part), 0);

    const readStrings = async () => {
      const read = new SharedStrings();
      if (stringsPart)
        await read.read(stringsPart, archive.read(stringsPart, limits.stringsBytes), () => watch.lap());
      return read;
    };

    async function* rows(sheet: SheetInfo): AsyncGenerator<SheetRow[], void, undefined> {
      const found = sheets.find((each) => each === sheet);
      if (!found)
        throw new RangeError(`"${sheet.name}" is no sheet of this workbook: pass one of its sheets`);
      watch.start();
      strings ??= await readStrings();
      const scanner = new SheetScanner(found.part, { sheet: found.name, strings, isDateStyle, is1904 });
      for await (const chunk of archive.read(found.part, limits.unpackedBytes)) {
        readBytes += chunk.length;
        const batch = scanner.feed(chunk);
        filledRows += batch.length;
        if (filledRows > limits.rows) throw new WorkbookError('too-many-rows', { limit: limits.rows });
        watch.lap();
        if (batch.length > 0) yield batch;
        watch.start();
      }
      scanner.finish();
    }

    return { sheets, rows, share: () => readBytes / Math.max(bytes, 1), close: () => archive.close() };
  } catch (error) {
    archive.close();
    throw error;
  }
}

/** Counts the reader's own time: what the caller does between two batches is not the file's fault. */
class Stopwatch {
  #spent = 0;
  #since = 0;

  start(): void {
    this.#since = performance.now();
  }

  lap(): void {
    const now = performance.now();
    this.#spent += now - this.#since;
    this.#since = now;
    if (this.#spent > limits.seconds * 1000) throw new WorkbookError('too-slow', { limit: limits.seconds });
  }
}
