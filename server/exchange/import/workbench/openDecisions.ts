import { integer, text } from '../../../base/database/column.ts';
import type { SystemPool, SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import type { TableReader } from '../../../base/workbook/tableReader.ts';
import type { Mappings } from '../catalogue/mappings.ts';
import type { SourceRow } from '../source/sourceRow.ts';
import { columnNumber, correctedTable, type Corrections } from './correctedTable.ts';
import { mappingsOf } from './mappingsOf.ts';
import { RowKeeper } from './RowKeeper.ts';
import { workbenchColumns, workbenchShape } from './workbenchRow.ts';

/** What was decided at a workbench, as the reading of its file takes it into account. */
export interface Decisions {
  /** The mappings of the company, with what was decided before them. */
  added(mappings: Mappings): Mappings;
  /** Groups that no term alone is to give a category. */
  doubted: readonly string[];
  /** The file with its corrected cells. */
  read(table: TableReader): TableReader;
  /** Those of these rows that no run has taken yet. */
  left(rows: readonly SourceRow[]): Promise<SourceRow[]>;
  /** To be called when the reading is over, however it ended: so far its rows can be looked at. */
  stop(): Promise<void>;
  /** To be called when the whole file was read. */
  end(): Promise<void>;
}

/** The decisions of a workbench; its rows are kept while they are read for the first time. Throws where it is gone. */
export async function openDecisions(write: SystemPool, workbenchId: string): Promise<Decisions> {
  const workbench = await write.first(
    workbenchShape,
    sql`select ${workbenchColumns} from workbench w where w.id = ${workbenchId}`,
  );
  if (!workbench) throw new Error(`The workbench ${workbenchId} is gone.`);
  const keeper = workbench.rowsAreKept ? undefined : new RowKeeper(write, workbenchId);
  await keeper?.begin();
  const corrections = await readCorrections(write, workbenchId);
  const taken = await readTaken(write, workbenchId);
  return {
    added: (mappings) => mappingsOf(workbench, mappings),
    doubted: workbench.groups.flatMap(({ value, isDoubted }) => (isDoubted ? value : [])),
    read: (table) =>
      correctedTable(table, corrections, { keep: keeper && ((rows) => keeper.keepSheetRows(rows)) }),
    left: async (rows) => {
      if (workbench.format === 'json') await keeper?.keepSourceRows(rows);
      return taken.size === 0
        ? [...rows]
        : rows.filter(({ sheet, row }) => !taken.get(sheet ?? '')?.has(row));
    },
    stop: async () => keeper?.flush(),
    end: async () => keeper?.end(),
  };
}

/** The corrected cells of a workbench. */
export async function readCorrections(db: SystemQueries, workbenchId: string): Promise<Corrections> {
  const cells = await db.rows(
    { sheet: text(), row: integer, column: text(), value: text() },
    sql`select sheet, "row", "column", value from workbench_cell where workbench_id = ${workbenchId}`,
  );
  const corrections = new Map<string, Map<number, Map<number, string>>>();
  for (const { sheet, row, column, value } of cells) {
    const ofSheet = corrections.get(sheet) ?? new Map<number, Map<number, string>>();
    const ofRow = ofSheet.get(row) ?? new Map<number, string>();
    corrections.set(sheet, ofSheet.set(row, ofRow.set(columnNumber(column), value)));
  }
  return corrections;
}

/** The rows by sheet that runs have taken. */
export async function readTaken(
  db: SystemQueries,
  workbenchId: string,
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const rows = await db.rows(
    { sheet: text(), row: integer },
    sql`
      select sheet, "row" from workbench_row
      where workbench_id = ${workbenchId} and taken_by is not null`,
  );
  const taken = new Map<string, Set<number>>();
  for (const { sheet, row } of rows) taken.set(sheet, (taken.get(sheet) ?? new Set()).add(row));
  return taken;
}
