import type { UnderstoodColumn } from '../../../../resources/calls/understoodColumn.ts';
import { languageOfSheet } from '../headings/languages/languageNamed.ts';
import { FileError } from '../FileError.ts';
import { keyFields } from '../NamedProducts.ts';
import type { ReadSheet } from '../reports/reportRow.ts';
import { openTable } from '../formats/openTable.ts';
import type { TableReader } from '../../../base/workbook/tableReader.ts';
import type { SheetCell, SheetInfo, SheetRow } from '../../../base/workbook/sheetRow.ts';
import { SpannedCells } from '../../../base/workbook/SpannedCells.ts';
import type { ReadShare } from './readShare.ts';
import { namesSeveralTimes } from './namesSeveralTimes.ts';
import { oneCategory } from './oneCategory.ts';
import { productsOfRow } from './productsOfRow.ts';
import { repeatsHeadings } from './readSheetRow.ts';
import { beginsTable } from './beginsTable.ts';
import { headerByShape } from './headerByShape.ts';
import { firstNamed } from './firstNamed.ts';
import { findHeader, wholeHeader } from './headerRows.ts';
import { isProduct, namesOfColumns, rowAboveProducts } from './rowAboveProducts.ts';
import { isKey } from './isKey.ts';
import type { HeadingReading } from './columns/HeadingReading.ts';
import { probableHeadings } from './columns/probableHeadings.ts';
import { readColumns } from './columns/readColumns.ts';
import type { SheetColumns } from './columns/SheetColumns.ts';
import { category } from '../../../../resources/entities/category.ts';
import type { Mappings } from '../catalogue/mappings.ts';
import { ComposedCells } from './ComposedCells.ts';
import { Dittos } from './Dittos.ts';
import { mayOutline } from './mayOutline.ts';
import { LooseRows } from './LooseRows.ts';
import { layoutKey } from './layoutKey.ts';
import type { Layout, Note, SourceRow } from './sourceRow.ts';
import { withoutNulls } from './withoutNulls.ts';
import { tallyColumns } from './columns/tallyColumns.ts';
import type { ColumnTarget } from '../target.ts';

/** So many rows are looked at to know what the columns hold. */
const sampledRows = 200;
/** Of so many tables below each other the last one goes on to the end. */
const mostTables = 40;

interface Reading extends Omit<HeadingReading, 'named' | 'meanings'> {
  /** What the company said that values stand for. */
  translations: Mappings['translations'];
  /** What is to be read in the place of the file as it was uploaded. */
  read?: ((table: TableReader) => TableReader) | undefined;
  /** Gets the sheets as they are understood. */
  layouts: Layout[];
  progress: ReadShare;
}

interface SheetReading extends Reading, HeadingReading {
  /** Has the file other sheets? */
  isAmongOthers: boolean;
  /** Gets the sheet if no heading names products, with what are probably its headings. */
  unread: ReadSheet[];
  /** Gets its name then. */
  skipped: Skipped[];
  /** And the sheet again, where a column of it may number products, if somebody says so (behaviour B757). */
  askable: Layout[];
}

type Skipped = Pick<SheetInfo, 'name'>;

/**
 * The products of a workbook, in batches as they are read: all sheets but very hidden ones, hidden rows and
 * sheets too.
 * @throws {WorkbookError} whenever the file is not wholly understood
 * @throws {FileError} when no sheet has headings that name products
 */
export async function* sheetRows(file: string, reading: Reading): AsyncGenerator<SourceRow[]> {
  const { read = (table: TableReader) => table } = reading;
  const opened = await openTable(file);
  const workbook = read(opened);
  const unread: ReadSheet[] = [];
  try {
    const sheets = workbook.sheets.filter(({ visibility }) => visibility !== 'very-hidden');
    const named = sheets.map(({ name }) => languageOfSheet(name));
    // One sheet alone may be called `IT` for any reason; beside one called `DE` it is Italian.
    const arePerLanguage = new Set(named.filter((language) => language !== undefined)).size > 1;
    const isSeen = reading.read !== undefined;
    const skipped: Skipped[] = [];
    const askable: Layout[] = [];
    const held: Parameters<Note>[0][] = [];
    // What is wrong with sheets that may be read once more is said when one of them is read.
    const say = () => {
      for (const issue of held.splice(0)) reading.note(issue);
    };
    const sheetsAs = async function* (isNumberless: boolean, note: Note) {
      for (const [index, sheet] of sheets.entries())
        for await (const rows of rowsOfSheet(workbook, sheet, {
          ...reading,
          unread,
          skipped,
          askable,
          isAmongOthers: sheets.length > 1,
          named: arePerLanguage ? named[index] : undefined,
          meanings: sheet.meanings,
          groups: sheet.groups,
          // What a file is to change is seen before it goes only there.
          mayCompose: isSeen,
          isNumberless,
          note,
        })) {
          say();
          yield rows;
        }
    };
    const note: Note = (issue) => {
      if (isSeen && reading.layouts.length === 0) held.push(issue);
      else reading.note(issue);
    };
    yield* sheetsAs(false, note);
    // Sheets that number nothing are read if no other one does.
    if (reading.layouts.length === 0 && isSeen) {
      held.length = skipped.length = unread.length = askable.length = 0;
      yield* sheetsAs(true, note);
    }
    say();
    if (opened.beside)
      reading.note({ severity: 'warning', code: 'files-beside', values: { count: opened.beside } });
    const { leftOut = [] } = opened;
    if (leftOut.length > 0)
      reading.note({ severity: 'warning', code: 'lists-left-out', values: { lists: firstNamed(leftOut) } });
    for (const { name } of skipped) {
      const code = askable.some((sheet) => sheet.name === name) ? 'sheet-unnumbered' : 'sheet-skipped';
      reading.note({ severity: 'warning', code, sheet: name, values: { sheet: name } });
    }
    if (reading.layouts.length > 0) reading.layouts.push(...askable);
  } finally {
    workbook.close();
  }
  if (reading.layouts.length === 0) throw new FileError('no-headings', {}, unread);
}

async function* rowsOfSheet(
  workbook: TableReader,
  sheet: SheetInfo,
  reading: SheetReading,
): AsyncGenerator<SourceRow[]> {
  const head: SheetRow[] = [];
  let understood: SheetColumns | undefined;
  let layout: Layout | undefined;
  /** The sheet, where it has headings and none of them names products. */
  let nameless: ReadSheet | undefined;
  let isTried = false;
  let tables = 0;
  let loose: LooseRows | undefined;
  let composed: ComposedCells | undefined;
  let spanned: SpannedCells | undefined;
  let dittos: Dittos | undefined;
  let tally: ((row: SheetRow) => void) | undefined;
  /** Is hardly any heading understood? */
  let isForeign = false;
  let isOneOfSeveral = false;
  const isMade = sheet.meanings !== undefined || sheet.isOfRecords === true;

  const finish = () => {
    loose?.finish();
    composed?.finish(sheet.name, layout?.headerRow ?? 1, reading.note);
  };
  const begin = () => {
    // What names its headings, or what they mean, has them in its first row.
    const found = isMade ? head[0] : findHeader(head, reading);
    // As it stands, and not with what the row above it says.
    const written = head.find(({ row }) => row === found?.row);
    const known = written && !isMade && isProduct(written, head, reading) ? undefined : found;
    const other = reading.isNumberless ? (headerByShape(head) ?? rowAboveProducts(head)) : undefined;
    const header = known ?? (other && head.includes(other) ? wholeHeader(head, other, reading) : other);
    if (!header) return false;
    isForeign = !known;
    const next = head.findIndex((row) => row.row > header.row && isOtherTable(row, undefined));
    const above = head.find(({ row }) => row === header.row - 1);
    return beginTable(header, next < 0 ? head : head.slice(0, next), above);
  };
  /** Other headings than the present ones; one that repeats these begins none. */
  const isOtherTable = (row: SheetRow, present: SheetColumns | undefined) =>
    tables < mostTables &&
    !isMade &&
    beginsTable(row, reading) &&
    !(present && repeatsHeadings(row, present));
  const beginTable = (header: SheetRow, sample: readonly SheetRow[], above?: SheetRow) => {
    const begun: Layout = {
      name: sheet.name,
      headerRow: header.row,
      lastColumn: 0,
      layout: layoutKey(namesOfColumns(header, sample)),
      understood: [],
      columns: new Map(),
    };
    const columns = readColumns(header, { ...reading, isForeign }, begun, sample);
    const isNumbered = reading.mayCompose
      ? columns.isNumbered
      : [...columns.columns.values()].some(({ target }) => isKey(target));
    if (!isNumbered && !columns.composition.number) {
      const count = tallyColumns(begun.understood);
      for (const row of sample) if (row.row > begun.headerRow) count(row);
      const { columns: _, number: __, taken: ___, ...sheetAsRead } = begun;
      nameless = sheetAsRead;
      if (begun.understood.some(mayNumber)) reading.askable.push({ ...sheetAsRead, columns: new Map() });
      return false;
    }
    layout = begun;
    tables += 1;
    understood = columns;
    isOneOfSeveral = reading.isAmongOthers && namesSeveralTimes(sample, header, columns);
    reading.layouts.push(layout);
    tally = tallyColumns(layout.understood);
    const mayRepeat = (column: number) => !isOfOneRow(columns.columns.get(column)?.target);
    spanned = new SpannedCells(mayRepeat);
    dittos = new Dittos(mayRepeat);
    composed = new ComposedCells(columns, sheet.name);
    loose = new LooseRows({
      sheet: sheet.name,
      layout: begun.layout,
      isAmongOthers: reading.isAmongOthers,
      // What a file is to change is seen before it goes only there.
      mayTitle: reading.read !== undefined,
      columns,
      mayOutline: mayOutline(
        sample.filter(({ row }) => row > header.row),
        [...columns.columns].find(([, { target }]) => isKey(target))?.[0],
      ),
      categories: reading.references[category.name],
      translations: reading.translations,
      above,
      note: reading.note,
    });
    return true;
  };
  const rowsFrom = (batch: readonly SheetRow[]) => {
    const found: SourceRow[] = [];
    for (const [at, written] of batch.entries()) {
      if (!layout || !understood || written.row < layout.headerRow) continue;
      const row = written.row === layout.headerRow ? written : (dittos?.take(written) ?? written);
      const { remarksColumn } = understood;
      const last = row.cells.findLast(({ column }) => column !== remarksColumn);
      layout.lastColumn = Math.max(layout.lastColumn, last?.column ?? 0);
      if (row.row === layout.headerRow) continue;
      if (repeatsHeadings(row, understood)) {
        reading.note({ severity: 'warning', code: 'headings-repeated', sheet: sheet.name, row: row.row });
        continue;
      }
      if (isOtherTable(written, understood)) {
        finish();
        if (beginTable(written, batch.slice(at), batch[at - 1])) {
          reading.note({ severity: 'warning', code: 'other-table', sheet: sheet.name, row: row.row });
          continue;
        }
      }
      const covering = spanned?.take(row);
      if (loose?.take(row, batch[at + 1])) continue;
      tally?.(row);
      for (const read of productsOfRow(row, understood, covering)) {
        const source = oneCategory(read, understood.levels, {
          categories: reading.references[category.name],
          translations: reading.translations,
        });
        const placed = loose?.complete(source) ?? source;
        const whole = composed ? composed.complete(placed, spreadRow(row, covering)) : placed;
        if (whole) found.push(isOneOfSeveral ? { ...whole, isOneOfSeveral } : whole);
      }
    }
    return found;
  };

  for await (const written of workbook.rows(sheet)) {
    // What a file is to change is seen before it goes only there.
    const batch = reading.mayCompose ? withoutNulls(written) : written;
    reading.progress.share = workbook.share();
    if (layout) {
      yield rowsFrom(batch);
      continue;
    }
    head.push(...batch);
    if (head.length < sampledRows) continue;
    isTried = true;
    if (!begin()) break;
    yield rowsFrom(head.splice(0));
  }
  finish();
  if (!layout && head.length > 0) {
    if (!isTried && begin()) {
      yield rowsFrom(head);
      finish();
    } else {
      reading.unread.push(nameless ?? probableHeadings(sheet.name, head));
      reading.skipped.push(sheet);
    }
  }
}

function mayNumber({ proposals }: UnderstoodColumn): boolean {
  return proposals.some(({ field }) => keyFields.includes(field));
}

/** The row with what merged cells of rows above say of it. */
function spreadRow(row: SheetRow, covering: readonly SheetCell[] | undefined): SheetRow {
  return covering && covering.length > 0 ? { ...row, cells: [...row.cells, ...covering] } : row;
}

/** Does a column name one product alone, whatever its cells are merged with? */
function isOfOneRow(target: ColumnTarget | undefined): boolean {
  return (
    target !== undefined && (isKey(target) || (target.kind === 'field' && target.field.name === 'gtins'))
  );
}
