import { columnName } from '../../base/workbook/cellReference.ts';
import { SpannedCells } from '../../base/workbook/SpannedCells.ts';
import type { TableReader } from '../../base/workbook/tableReader.ts';
import { keyFields } from './NamedProducts.ts';
import type { ReportRow } from './reports/reportRow.ts';

/** What names one product is of one row, whatever its cells are merged with. */
const ofOneRow: readonly string[] = [...keyFields, 'gtins'];

/** A file in which each row below the headings says itself what merged cells say of it: rows can be taken out of it. */
export function spreadTable(table: TableReader, sheets: ReportRow['sheets']): TableReader {
  return {
    sheets: table.sheets,
    async *rows(sheet) {
      const read = sheets.find(({ name }) => name === sheet.name);
      const fields = new Map(read?.understood?.map(({ column, field }) => [column, field ?? ''] as const));
      const spanned = new SpannedCells((column) => !ofOneRow.includes(fields.get(columnName(column)) ?? ''));
      for await (const batch of table.rows(sheet))
        yield batch.map((row) => {
          if (row.row <= (read?.headerRow ?? 0)) return row;
          const covering = spanned.take(row);
          if (covering.length === 0) return row;
          const cells = [...row.cells, ...covering].toSorted((one, other) => one.column - other.column);
          return { ...row, cells };
        });
    },
    share: () => table.share(),
    close: () => table.close(),
  };
}
