import type { Readable } from 'node:stream';
import { product } from '../../../resources/entities/product.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { WrittenValue } from '../../base/workbook/written/writtenSheet.ts';
import { workbookStream } from '../../base/workbook/written/writeWorkbook.ts';
import { columnsOfProducts } from './columnsOfProducts.ts';
import type { ExportColumn, ExportWish } from './exportColumns.ts';
import type { ExportChoice } from './exportedProducts.ts';
import { exportedWhole, type WholeProduct } from './exportedWhole.ts';

/** The chosen products as a workbook, written as they are read; headings in the reader's language. */
export async function workbookOfProducts(
  db: ScopedQueries,
  scope: Scope,
  choice: ExportChoice,
  wish: ExportWish,
): Promise<Readable> {
  const columns = await columnsOfProducts(db, scope, choice, wish);
  return workbookStream([
    { name: product.name, columns, rows: rowsOf(exportedWhole(db, scope, choice), columns) },
  ]);
}

async function* rowsOf(
  batches: AsyncIterable<WholeProduct[]>,
  columns: readonly ExportColumn<WholeProduct>[],
): AsyncGenerator<WrittenValue[]> {
  for await (const batch of batches)
    for (const row of batch) yield columns.map((column) => column.valueOf(row));
}
