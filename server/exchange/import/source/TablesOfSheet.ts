import type { UnderstoodColumn } from '../../../../resources/calls/understoodColumn.ts';
import type { SheetInfo, SheetRow } from '../../../base/workbook/sheetRow.ts';
import { keyFields } from '../NamedProducts.ts';
import type { ReadSheet } from '../reports/reportRow.ts';
import { beginsTable } from './beginsTable.ts';
import { readColumns } from './columns/readColumns.ts';
import { tallyColumns } from './columns/tallyColumns.ts';
import { headerByShape } from './headerByShape.ts';
import { findHeader, wholeHeader } from './headerRows.ts';
import { isKey } from './isKey.ts';
import { layoutKey } from './layoutKey.ts';
import { isProduct, namesOfColumns, rowAboveProducts } from './rowAboveProducts.ts';
import type { SheetReading } from './SheetReading.ts';
import { SheetTable } from './SheetTable.ts';
import type { Layout, SourceRow } from './sourceRow.ts';

/** Of so many tables below each other the last one goes on to the end. */
const mostTables = 40;

/** The tables that stand below each other in a sheet, of which one at a time is read. */
export class TablesOfSheet {
  readonly #sheet: SheetInfo;
  readonly #reading: SheetReading;
  /** Does a program say where its headings stand, and what they mean? */
  readonly #isMade: boolean;
  #table: SheetTable | undefined;
  #count = 0;
  /** Is hardly any heading understood? */
  #isForeign = false;
  #nameless: ReadSheet | undefined;

  constructor(sheet: SheetInfo, reading: SheetReading) {
    this.#sheet = sheet;
    this.#reading = reading;
    this.#isMade = sheet.meanings !== undefined || sheet.isOfRecords === true;
  }

  get areBegun(): boolean {
    return this.#table !== undefined;
  }

  /** The sheet, where it has headings and none of them names products. */
  get nameless(): ReadSheet | undefined {
    return this.#nameless;
  }

  /** Is the first table found in the first rows of the sheet? */
  begin(head: readonly SheetRow[]): boolean {
    const header = this.#headerIn(head);
    if (!header) return false;
    const next = head.findIndex((row) => row.row > header.row && this.#isOtherTable(row));
    const above = head.find(({ row }) => row === header.row - 1);
    return this.#beginTable(header, next < 0 ? head : head.slice(0, next), above);
  }

  /** The products of the rows that come next. */
  rowsFrom(batch: readonly SheetRow[]): SourceRow[] {
    const found: SourceRow[] = [];
    for (const [at, written] of batch.entries()) {
      if (!this.#table?.hasBegun(written)) continue;
      const row = this.#table.meant(written);
      if (!row) continue;
      if (this.#table.repeats(row)) {
        this.#note('headings-repeated', row);
        continue;
      }
      if (this.#isOtherTable(written) && !this.#table.repeats(written)) {
        this.finish();
        if (this.#beginTable(written, batch.slice(at), batch[at - 1])) {
          this.#note('other-table', row);
          continue;
        }
      }
      found.push(...this.#table.products(row, batch[at + 1]));
    }
    return found;
  }

  finish(): void {
    this.#table?.finish();
  }

  #headerIn(head: readonly SheetRow[]): SheetRow | undefined {
    const reading = this.#reading;
    // What names its headings, or what they mean, has them in its first row.
    const found = this.#isMade ? head[0] : findHeader(head, reading);
    // As it stands, and not with what the row above it says.
    const written = head.find(({ row }) => row === found?.row);
    const known = written && !this.#isMade && isProduct(written, head, reading) ? undefined : found;
    this.#isForeign = !known;
    if (known || !reading.isNumberless) return known;
    const other = headerByShape(head) ?? rowAboveProducts(head);
    return other && head.includes(other) ? wholeHeader(head, other, reading) : other;
  }

  #isOtherTable(row: SheetRow): boolean {
    return this.#count < mostTables && !this.#isMade && beginsTable(row, this.#reading);
  }

  #beginTable(header: SheetRow, sample: readonly SheetRow[], above: SheetRow | undefined): boolean {
    const reading = this.#reading;
    const layout: Layout = {
      name: this.#sheet.name,
      headerRow: header.row,
      lastColumn: 0,
      layout: layoutKey(namesOfColumns(header, sample)),
      understood: [],
      columns: new Map(),
    };
    const columns = readColumns(header, { ...reading, isForeign: this.#isForeign }, layout, sample);
    const isNumbered = reading.mayCompose
      ? columns.isNumbered
      : [...columns.columns.values()].some(({ target }) => isKey(target));
    if (!isNumbered && !columns.composition.number) {
      this.#noteNameless(layout, sample);
      return false;
    }
    this.#count += 1;
    reading.layouts.push(layout);
    this.#table = new SheetTable(
      { sheet: this.#sheet.name, header, sample, above, layout, columns },
      reading,
    );
    return true;
  }

  #noteNameless(layout: Layout, sample: readonly SheetRow[]): void {
    const tally = tallyColumns(layout.understood);
    for (const row of sample) if (row.row > layout.headerRow) tally(row);
    const { columns: _, number: __, taken: ___, ...sheetAsRead } = layout;
    this.#nameless = sheetAsRead;
    if (layout.understood.some(mayNumber)) this.#reading.askable.push({ ...sheetAsRead, columns: new Map() });
  }

  #note(code: 'headings-repeated' | 'other-table', { row }: SheetRow): void {
    this.#reading.note({ severity: 'warning', code, sheet: this.#sheet.name, row });
  }
}

function mayNumber({ proposals }: UnderstoodColumn): boolean {
  return proposals.some(({ field }) => keyFields.includes(field));
}
