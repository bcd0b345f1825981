import { copyRows } from '../../../base/database/copyRows.ts';
import type { SystemPool } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { columnName } from '../../../base/workbook/cellReference.ts';
import type { SheetRow } from '../../../base/workbook/sheetRow.ts';
import type { SourceRow } from '../source/sourceRow.ts';
import { shownText } from './correctedTable.ts';

const rowsAtATime = 2000;

/** Keeps the rows of a file as they stand in it, so that they can be looked at in any order. */
export class RowKeeper {
  readonly #write: SystemPool;
  readonly #workbenchId: string;
  #waiting: unknown[][] = [];
  #count = 0;
  /** The last row of each sheet: one that numbers nothing is read again from its first. */
  readonly #last = new Map<string, number>();

  constructor(write: SystemPool, workbenchId: string) {
    this.#write = write;
    this.#workbenchId = workbenchId;
  }

  /** Takes away what an earlier attempt has kept. */
  async begin(): Promise<void> {
    await this.#write.run(sql`delete from workbench_row where workbench_id = ${this.#workbenchId}`);
  }

  async keepSheetRows(rows: readonly SheetRow[]): Promise<void> {
    for (const { sheet, row, cells } of rows) {
      if (row <= (this.#last.get(sheet) ?? 0)) continue;
      this.#last.set(sheet, row);
      this.#add(
        sheet,
        row,
        cells.map(({ column, text }) => [columnName(column), shownText(text)]),
      );
    }
    await this.#flushIfMany();
  }

  /** Of a file without sheets; its columns are paths. */
  async keepSourceRows(rows: readonly SourceRow[]): Promise<void> {
    for (const { row, cells } of rows)
      this.#add(
        '',
        row,
        cells.map(({ column, given }) => [shownText(column), shownText(given.text)]),
      );
    await this.#flushIfMany();
  }

  async end(): Promise<void> {
    await this.flush();
    await this.#write.run(sql`update workbench set rows_are_kept = true where id = ${this.#workbenchId}`);
  }

  #add(sheet: string, row: number, cells: [column: string, text: string][]): void {
    this.#count += 1;
    this.#waiting.push([this.#workbenchId, this.#count, shownText(sheet), row, JSON.stringify(cells)]);
  }

  async #flushIfMany(): Promise<void> {
    if (this.#waiting.length >= rowsAtATime) await this.flush();
  }

  /** Stores what still waits. */
  async flush(): Promise<void> {
    const rows = this.#waiting.splice(0);
    if (rows.length === 0) return;
    const columns = ['workbench_id', 'number', 'sheet', 'row', 'cells'];
    await this.#write.transaction((tx) => copyRows(tx, 'workbench_row', columns, rows));
  }
}
