import { openArchive } from './archive.ts';
import { countTags } from './countTags.ts';
import { workbookLimits as limits } from './limits.ts';
import { readMergedCells } from './readMergedCells.ts';
import { SharedStrings } from './SharedStrings.ts';
import { SheetScanner } from './SheetScanner.ts';
import type { SheetInfo, SheetRow } from './sheetRow.ts';
import { Stopwatch } from './Stopwatch.ts';
import type { TableReader } from './tableReader.ts';
import { tooManyRows } from './tooManyRows.ts';
import { readWorkbookParts } from './workbookParts.ts';

/**
 * Opens a workbook of Office Open XML (ECMA-376, transitional or strict) and reads what it consists of; the
 * cells are read by `rows`. The memory needed does not depend on the number of rows, only on the shared strings.
 * @throws {WorkbookError} whenever the file is not wholly understood or breaks `workbookLimits`; rows that came
 * before are then no part of a usable file
 */
export async function openWorkbook(file: string): Promise<TableReader> {
  const archive = await openArchive(file);
  try {
    const { sheets, stringsPart, styles, is1904 } = await readWorkbookParts(archive);
    const watch = new Stopwatch();
    let strings: SharedStrings | undefined;
    const countRows = tooManyRows();
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
      const merged = await readMergedCells(found.name, archive.read(found.part, limits.unpackedBytes), () =>
        watch.lap(),
      );
      const scanner = new SheetScanner(found.part, { sheet: found.name, strings, styles, is1904 });
      for await (const chunk of archive.read(found.part, limits.unpackedBytes)) {
        readBytes += chunk.length;
        const batch = merged.told(scanner.feed(chunk));
        countRows(batch.length);
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

/** How many rows the sheets of a workbook have, in pieces and without reading them. */
export async function* countWorkbookRows(file: string): AsyncGenerator<number> {
  const archive = await openArchive(file);
  try {
    const { sheets } = await readWorkbookParts(archive);
    for (const { part } of sheets) yield* countTags(archive.read(part, limits.unpackedBytes), 'row');
  } finally {
    archive.close();
  }
}
