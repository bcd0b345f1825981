import { BiffSheet } from './BiffSheet.ts';
import { biffString, BiffStrings, bytesBy, type ReadBiffText } from './BiffStrings.ts';
import { biffRecords, type BiffRecord } from './biffRecords.ts';
import { CompoundFile } from './CompoundFile.ts';
import { workbookLimits as limits } from '../limits.ts';
import { MergedCells } from '../MergedCells.ts';
import { builtInNumberStyle, numberStyleOf, type NumberStyle } from '../numberStyle.ts';
import type { SheetInfo, SheetRow } from '../sheetRow.ts';
import { Stopwatch } from '../Stopwatch.ts';
import type { TableReader } from '../tableReader.ts';
import { tooManyRows } from '../tooManyRows.ts';
import { WorkbookError, type WorkbookErrorCode } from '../WorkbookError.ts';

/** Excel 97 and later, Excel 5 and 95; of a file that has both the newer counts. */
const parts97 = 'Workbook';
const parts95 = 'Book';
const kinds = {
  begin: 0x809,
  end: 0x0a,
  password: 0x2f,
  date1904: 0x22,
  format: 0x41e,
  style: 0xe0,
  sheet: 0x85,
  strings: 0xfc,
  codePage: 0x42,
  merges: 0xe5,
  more: 0x3c,
} as const;
const version97 = 0x600;
const version95 = 0x500;
/** Numbers of code pages that are called by another name than theirs. */
const codePages = new Map([
  [10000, 'macintosh'],
  [32768, 'macintosh'],
  [32769, 'windows-1252'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
]);
/** What else such a box may hold, by the name of a stream. */
const others: readonly (readonly [name: string, code: WorkbookErrorCode])[] = [
  ['EncryptedPackage', 'encrypted'],
  ['WordDocument', 'word-document'],
  ['PowerPoint Document', 'presentation'],
];

interface Parts {
  sheets: (SheetInfo & { position: number })[];
  styles: NumberStyle[];
  strings: BiffStrings;
  readText: ReadBiffText;
  is1904: boolean;
}

/**
 * Opens a workbook of Excel 5 to 2003 (MS-XLS, BIFF5 and BIFF8). Of it are held in memory only its texts, as of an xlsx.
 *
 * It is a reader of our own because no kept library would do: SheetJS, the only one that is maintained, is no longer
 * published to the registry, whose last version (0.18.5 of 2022) has two open advisories, and it builds the whole workbook in
 * memory; others are wrappers of it or years old.
 * @throws {WorkbookError} encrypted, old-xls (before Excel 5, or a code page that we do not know), what else is in the box, whatever is not wholly understood
 * or breaks `workbookLimits`
 */
export async function openXls(file: string): Promise<TableReader> {
  const box = await CompoundFile.open(file);
  try {
    const part = box.has(parts97) ? parts97 : parts95;
    if (!box.has(part) || box.has('EncryptedPackage'))
      throw new WorkbookError(others.find(([name]) => box.has(name))?.[1] ?? 'unknown-format');
    const watch = new Stopwatch();
    const { sheets, ...context } = await readParts(box, part, watch).catch(refuseAsDamaged);
    if (sheets.length === 0) throw new WorkbookError('no-sheet');
    const countRows = tooManyRows();
    let readBytes = 0;
    return {
      sheets,
      async *rows(asked) {
        const found = sheets.find((each) => each === asked);
        if (!found)
          throw new RangeError(`"${asked.name}" is no sheet of this workbook: pass one of its sheets`);
        const sheet = new BiffSheet({ ...context, sheet: found.name });
        watch.start();
        const merged = await readMerges(found.name, biffRecords(box.read(part, found.position)), watch);
        for await (const records of biffRecords(box.read(part, found.position))) {
          const batch: SheetRow[] = [];
          for (const record of records) {
            readBytes += record.data.length + 4;
            const row = takeFrom(sheet, record);
            if (row) batch.push(row);
            if (sheet.isDone) break;
          }
          countRows(batch.length);
          watch.lap();
          if (batch.length > 0) yield merged.told(batch);
          if (sheet.isDone) return;
          watch.start();
        }
        throw new WorkbookError('cut-off', { sheet: found.name });
      },
      share: () => Math.min(readBytes / Math.max(box.size(part), 1), 1),
      close: () => box.close(),
    };
  } catch (error) {
    box.close();
    throw error;
  }
}

/** The merged cells of a sheet, which stand behind its rows (MS-XLS 2.4.168). */
async function readMerges(
  name: string,
  pieces: AsyncIterable<readonly BiffRecord[]>,
  watch: Stopwatch,
): Promise<MergedCells> {
  const merged = new MergedCells(name);
  let depth = 0;
  for await (const records of pieces) {
    for (const { kind, data } of records) {
      if (kind === kinds.begin) depth += 1;
      else if (kind === kinds.end) depth -= 1;
      else if (kind === kinds.merges && depth === 1)
        for (let at = 2; at + 8 <= data.length; at += 8)
          merged.add({
            firstRow: data.readUInt16LE(at) + 1,
            lastRow: data.readUInt16LE(at + 2) + 1,
            firstColumn: data.readUInt16LE(at + 4) + 1,
            lastColumn: data.readUInt16LE(at + 6) + 1,
          });
      if (depth === 0) return merged;
    }
    watch.lap();
  }
  return merged;
}

function takeFrom(sheet: BiffSheet, record: BiffRecord): SheetRow | undefined {
  try {
    return sheet.take(record);
  } catch (error) {
    return refuseAsDamaged(error);
  }
}

/** A record that is shorter than its kind has to be. */
function refuseAsDamaged(error: unknown): never {
  throw error instanceof RangeError
    ? new WorkbookError('damaged-compound', { reason: 'short record' })
    : error;
}

/** What stands before the sheets. */
async function readParts(box: CompoundFile, part: string, watch: Stopwatch): Promise<Parts> {
  const parts: Parts = {
    sheets: [],
    styles: [],
    strings: new BiffStrings(),
    readText: biffString,
    is1904: false,
  };
  const formats = new Map<number, NumberStyle>();
  let isStrings = false;
  let isBegun = false;
  let is95 = false;
  watch.start();
  for await (const records of biffRecords(box.read(part))) {
    for (const record of records) {
      const { kind, data } = record;
      if (!isBegun) {
        is95 = versionOf(record) === version95;
        if (is95) parts.readText = bytesBy(decoderOf(1252));
        isBegun = true;
      } else if (kind === kinds.end) {
        parts.strings.finish();
        return parts;
      }
      if (kind === kinds.more && isStrings) parts.strings.add(data);
      else isStrings = kind === kinds.strings;
      if (isStrings && kind === kinds.strings) parts.strings.add(data);
      if (kind === kinds.password) throw new WorkbookError('encrypted');
      if (kind === kinds.codePage && is95) parts.readText = bytesBy(decoderOf(data.readUInt16LE(0)));
      if (kind === kinds.date1904) parts.is1904 = data[0] === 1;
      if (kind === kinds.format)
        formats.set(data.readUInt16LE(0), numberStyleOf(parts.readText(data, 2, is95 ? 1 : 2)));
      if (kind === kinds.style) {
        const format = data.readUInt16LE(2);
        parts.styles.push(formats.has(format) ? formats.get(format) : builtInNumberStyle(format));
      }
      if (kind === kinds.sheet) noteSheet(parts, data);
    }
    watch.lap();
  }
  throw new WorkbookError('cut-off', { entry: part });
}

function versionOf({ kind, data }: BiffRecord): number {
  if (kind !== kinds.begin || data.length < 4) throw new WorkbookError('old-xls');
  const version = data.readUInt16LE(0);
  if (version !== version97 && version !== version95) throw new WorkbookError('old-xls');
  return version;
}

function decoderOf(codePage: number): TextDecoder {
  try {
    return new TextDecoder(codePages.get(codePage) ?? `windows-${codePage}`);
  } catch {
    throw new WorkbookError('old-xls');
  }
}

function noteSheet({ sheets, readText }: Parts, data: Buffer): void {
  if (sheets.length >= limits.entries) throw new WorkbookError('too-many-entries', { limit: limits.entries });
  if (data.length < 8) throw new WorkbookError('cut-off', { entry: parts97 });
  const state = data[4] ?? 0;
  // Charts and macros have tabs too, but no cells.
  if (data[5] !== 0) return;
  const visibility = (state & 3) === 1 ? 'hidden' : (state & 3) === 2 ? 'very-hidden' : 'visible';
  sheets.push({ name: readText(data, 6, 1), visibility, position: data.readUInt32LE(0) });
}
