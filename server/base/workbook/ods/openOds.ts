import { openArchive, type Archive } from '../archive.ts';
import { countTags } from '../countTags.ts';
import { workbookLimits as limits } from '../limits.ts';
import { OdsScanner } from './OdsScanner.ts';
import type { SheetInfo } from '../sheetRow.ts';
import { Stopwatch } from '../Stopwatch.ts';
import type { TableReader } from '../tableReader.ts';
import { tooManyRows } from '../tooManyRows.ts';
import { WorkbookError } from '../WorkbookError.ts';

const part = 'content.xml';
const manifest = 'META-INF/manifest.xml';
const batchRows = 500;

/**
 * Opens an OpenDocument spreadsheet. Its one part is read once for the names of the sheets, and once for each of them: its
 * memory does not depend on their size.
 * @throws {WorkbookError} whenever the file is not wholly understood or breaks `workbookLimits`
 */
export async function openOds(file: string): Promise<TableReader> {
  const archive = await openArchive(file);
  try {
    await requireOpen(archive);
    const watch = new Stopwatch();
    const sheets = await sheetsOf(archive, watch);
    if (sheets.length === 0) throw new WorkbookError('no-sheet');
    const whole = archive.size(part) * sheets.length;
    let readBytes = 0;
    const countRow = tooManyRows();
    return {
      sheets,
      async *rows(sheet) {
        const scanner = new OdsScanner({ table: sheets.indexOf(sheet) });
        watch.start();
        for await (const chunk of archive.read(part, limits.unpackedBytes)) {
          readBytes += chunk.length;
          let batch = [];
          for (const row of scanner.feed(chunk)) {
            countRow();
            batch.push(row);
            if (batch.length < batchRows) continue;
            watch.lap();
            yield batch;
            batch = [];
            watch.start();
          }
          watch.lap();
          if (batch.length > 0) yield batch;
          watch.start();
        }
        const rest = [...scanner.finish()];
        if (rest.length > 0) yield rest;
      },
      share: () => readBytes / Math.max(whole, 1),
      close: () => archive.close(),
    };
  } catch (error) {
    archive.close();
    throw error;
  }
}

/** How many rows its sheets have, in pieces and without reading them; what stands for many counts as one. */
export async function* countOdsRows(file: string): AsyncGenerator<number> {
  const archive = await openArchive(file);
  try {
    yield* countTags(archive.read(part, limits.unpackedBytes), 'table-row');
  } finally {
    archive.close();
  }
}

/** A document with a password has its parts as they are, and only their content is not to be read. */
async function requireOpen(archive: Archive): Promise<void> {
  if (!archive.has(part)) throw new WorkbookError('missing-part', { entry: part });
  if (!archive.has(manifest)) return;
  for await (const chunk of archive.read(manifest, limits.partBytes))
    if (chunk.includes('encryption-data')) throw new WorkbookError('encrypted');
}

async function sheetsOf(archive: Archive, watch: Stopwatch): Promise<SheetInfo[]> {
  const found: { name: string; style: string }[] = [];
  const hidden = new Set<string>();
  const scanner = new OdsScanner({
    table: -1,
    onTable: (name, style) => {
      if (found.length >= limits.entries)
        throw new WorkbookError('too-many-entries', { limit: limits.entries });
      found.push({ name, style });
    },
    onHidden: (style) => hidden.add(style),
  });
  watch.start();
  for await (const chunk of archive.read(part, limits.unpackedBytes)) {
    scanner.feed(chunk).next();
    watch.lap();
  }
  scanner.finish().next();
  return found.map(({ name, style }) => ({ name, visibility: hidden.has(style) ? 'hidden' : 'visible' }));
}
