import type { SheetInfo, SheetRow } from '../../../base/workbook/sheetRow.ts';
import type { TableReader } from '../../../base/workbook/tableReader.ts';
import { probableHeadings } from './columns/probableHeadings.ts';
import type { SheetReading } from './SheetReading.ts';
import type { SourceRow } from './sourceRow.ts';
import { TablesOfSheet } from './TablesOfSheet.ts';
import { withoutNulls } from './withoutNulls.ts';

/** So many rows are looked at to know what the columns hold. */
const sampledRows = 200;

/** The products of a sheet, in batches as they are read: of each table that stands in it. */
export async function* rowsOfSheet(
  workbook: TableReader,
  sheet: SheetInfo,
  reading: SheetReading,
): AsyncGenerator<SourceRow[]> {
  const tables = new TablesOfSheet(sheet, reading);
  const head: SheetRow[] = [];
  let isTried = false;
  for await (const written of workbook.rows(sheet)) {
    // What a file is to change is seen before it goes only there.
    const batch = reading.mayCompose ? withoutNulls(written) : written;
    reading.progress.share = workbook.share();
    if (tables.areBegun) {
      yield tables.rowsFrom(batch);
      continue;
    }
    head.push(...batch);
    if (head.length < sampledRows) continue;
    isTried = true;
    if (!tables.begin(head)) break;
    yield tables.rowsFrom(head.splice(0));
  }
  if (!isTried && head.length > 0 && tables.begin(head)) yield tables.rowsFrom(head);
  tables.finish();
  if (tables.areBegun || head.length === 0) return;
  reading.unread.push(tables.nameless ?? probableHeadings(sheet.name, head));
  reading.skipped.push(sheet);
}
