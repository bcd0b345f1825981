import type { Readable } from 'node:stream';
import { product } from '../../../resources/entities/product.ts';
import type { LanguageOrAll } from '../../../resources/calls/exports.ts';
import type { Language } from '../../../resources/languages.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { WrittenValue } from '../../base/workbook/written/writtenSheet.ts';
import { workbookStream } from '../../base/workbook/written/writeWorkbook.ts';
import { exportColumns, type ExportColumn } from './exportColumns.ts';
import { exportedAttributes } from './exportedAttributes.ts';
import {
  exportedProducts,
  usedAttributes,
  type ExportChoice,
  type ExportedProduct,
} from './exportedProducts.ts';

/** The chosen products as a workbook, written as they are read; headings in the reader's language. */
export async function workbookOfProducts(
  db: ScopedQueries,
  scope: Scope,
  choice: ExportChoice,
  { language, reader }: { language: LanguageOrAll; reader: Language },
): Promise<Readable> {
  const attributes = await exportedAttributes(db, await usedAttributes(db, scope, choice));
  const columns = exportColumns(attributes, { language, reader });
  return workbookStream([
    { name: product.name, columns, rows: rowsOf(exportedProducts(db, scope, choice), columns) },
  ]);
}

async function* rowsOf(
  batches: AsyncIterable<ExportedProduct[]>,
  columns: readonly ExportColumn<ExportedProduct>[],
): AsyncGenerator<WrittenValue[]> {
  for await (const batch of batches)
    for (const row of batch) yield columns.map((column) => column.valueOf(row));
}
