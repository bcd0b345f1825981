import { category } from '../../../../resources/entities/category.ts';
import { SpannedCells } from '../../../base/workbook/SpannedCells.ts';
import type { SheetCell, SheetRow } from '../../../base/workbook/sheetRow.ts';
import type { ColumnTarget } from '../target.ts';
import type { SheetColumns } from './columns/SheetColumns.ts';
import { tallyColumns } from './columns/tallyColumns.ts';
import { ComposedCells } from './ComposedCells.ts';
import { Dittos } from './Dittos.ts';
import { isKey } from './isKey.ts';
import { LooseRows } from './LooseRows.ts';
import { mayOutline } from './mayOutline.ts';
import { namesSeveralTimes } from './namesSeveralTimes.ts';
import { oneCategory } from './oneCategory.ts';
import { productsOfRow } from './productsOfRow.ts';
import { repeatsHeadings } from './readSheetRow.ts';
import type { SheetReading } from './SheetReading.ts';
import type { Layout, SourceRow } from './sourceRow.ts';

/** The table of a sheet as its headings were understood. */
interface UnderstoodTable {
  sheet: string;
  header: SheetRow;
  /** The first rows of the sheet. */
  sample: readonly SheetRow[];
  /** The row right above the headings. */
  above: SheetRow | undefined;
  layout: Layout;
  columns: SheetColumns;
}

/** A table whose headings name products; gives these as its rows are read one after the other. */
export class SheetTable {
  readonly #table: UnderstoodTable;
  readonly #reading: SheetReading;
  readonly #tally: (row: SheetRow) => void;
  readonly #spanned: SpannedCells;
  readonly #dittos: Dittos;
  readonly #composed: ComposedCells;
  readonly #loose: LooseRows;
  readonly #isOneOfSeveral: boolean;

  constructor(table: UnderstoodTable, reading: SheetReading) {
    const { sheet, header, sample, above, layout, columns } = table;
    const mayRepeat = (column: number) => !isOfOneRow(columns.columns.get(column)?.target);
    this.#table = table;
    this.#reading = reading;
    this.#tally = tallyColumns(layout.understood);
    this.#spanned = new SpannedCells(mayRepeat);
    this.#dittos = new Dittos(mayRepeat);
    this.#composed = new ComposedCells(columns, sheet);
    this.#isOneOfSeveral = reading.isAmongOthers && namesSeveralTimes(sample, header, columns);
    this.#loose = new LooseRows({
      sheet,
      layout: layout.layout,
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
  }

  /** Does the row stand where the table has begun? */
  hasBegun({ row }: SheetRow): boolean {
    return row >= this.#table.layout.headerRow;
  }

  /** Are these its headings once more? */
  repeats(row: SheetRow): boolean {
    return repeatsHeadings(row, this.#table.columns);
  }

  /**
   * The row as it is meant, which also tells how wide the table is; undefined of its headings. To be called for each row that follows
   * these, in their order.
   */
  meant(written: SheetRow): SheetRow | undefined {
    const { layout, columns } = this.#table;
    const isHeader = written.row === layout.headerRow;
    const row = isHeader ? written : this.#dittos.take(written);
    const last = row.cells.findLast(({ column }) => column !== columns.remarksColumn);
    layout.lastColumn = Math.max(layout.lastColumn, last?.column ?? 0);
    return isHeader ? undefined : row;
  }

  /**
   * The products of a row as it is meant.
   * @param next the row below, as far as it is known
   */
  *products(row: SheetRow, next: SheetRow | undefined): Iterable<SourceRow> {
    const { columns } = this.#table;
    const covering = this.#spanned.take(row);
    if (this.#loose.take(row, next)) return;
    this.#tally(row);
    for (const read of productsOfRow(row, columns, covering)) {
      const source = oneCategory(read, columns.levels, {
        categories: this.#reading.references[category.name],
        translations: this.#reading.translations,
      });
      const whole = this.#composed.complete(this.#loose.complete(source), spreadRow(row, covering));
      if (whole) yield this.#isOneOfSeveral ? { ...whole, isOneOfSeveral: true } : whole;
    }
  }

  /** Says what was found in it as a whole. */
  finish(): void {
    this.#loose.finish();
    this.#composed.finish(this.#table.sheet, this.#table.layout.headerRow, this.#reading.note);
  }
}

/** The row with what merged cells of rows above say of it. */
function spreadRow(row: SheetRow, covering: readonly SheetCell[]): SheetRow {
  return covering.length > 0 ? { ...row, cells: [...row.cells, ...covering] } : row;
}

/** Does a column name one product alone, whatever its cells are merged with? */
function isOfOneRow(target: ColumnTarget | undefined): boolean {
  return (
    target !== undefined && (isKey(target) || (target.kind === 'field' && target.field.name === 'gtins'))
  );
}
