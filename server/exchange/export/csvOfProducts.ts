import type { Readable } from 'node:stream';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { csvStream } from '../../base/workbook/csv/csvStream.ts';
import type { Scope } from '../../records/access/scope.ts';
import { cellText } from './cellText.ts';
import { columnsOfProducts } from './columnsOfProducts.ts';
import type { ExportWish } from './exportColumns.ts';
import type { ExportChoice } from './exportedProducts.ts';
import { exportedWhole } from './exportedWhole.ts';

/** The chosen products as a text with commas, written as they are read; headings in the reader's language. */
export async function csvOfProducts(
  db: ScopedQueries,
  scope: Scope,
  choice: ExportChoice,
  wish: ExportWish,
): Promise<Readable> {
  const columns = await columnsOfProducts(db, scope, choice, wish);
  async function* rows() {
    for await (const batch of exportedWhole(db, scope, choice))
      for (const row of batch) yield columns.map((column) => cellText(column.valueOf(row)));
  }
  return csvStream(
    columns.map(({ header }) => header),
    rows(),
  );
}
