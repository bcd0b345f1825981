import type { Readable } from 'node:stream';
import { product } from '../../../resources/entities/product.ts';
import type { LanguageOrAll } from '../../../resources/calls/exports.ts';
import type { Language } from '../../../resources/languages.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { Queries } from '../../base/database/queries.ts';
import { workbookStream } from '../../base/workbook/writeWorkbook.ts';
import { exportColumns, type ExportColumn, type ExportedAttribute } from './exportColumns.ts';
import { exportedProducts, usedAttributes, type ExportChoice } from './exportedProducts.ts';

/** The chosen products as a workbook, written as they are read; headings in the reader's language. */
export async function workbookOfProducts(
  sql: Queries,
  scope: Scope,
  choice: ExportChoice,
  { language, reader }: { language: LanguageOrAll; reader: Language },
): Promise<Readable> {
  const attributes = await sql<ExportedAttribute[]>`
    select sid, name, kind, unit, choices from attribute
    where sid = any(${await usedAttributes(sql, scope, choice)}) order by id`;
  const columns = exportColumns(attributes, { language, reader });
  return workbookStream([
    { name: product.name, columns, rows: rowsOf(exportedProducts(sql, scope, choice), columns) },
  ]);
}

async function* rowsOf(batches: ReturnType<typeof exportedProducts>, columns: readonly ExportColumn[]) {
  for await (const batch of batches)
    for (const row of batch) yield columns.map((column) => column.valueOf(row));
}
