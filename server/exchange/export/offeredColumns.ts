import type { OfferedColumn } from '../../../resources/calls/exports.ts';
import { fileColumns } from '../../../resources/limits.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { cellText } from './cellText.ts';
import { columnsOfProducts } from './columnsOfProducts.ts';
import type { ExportWish } from './exportColumns.ts';
import type { ExportChoice } from './exportedProducts.ts';
import { exportedWhole, type WholeProduct } from './exportedWhole.ts';

/** The columns that a table of the chosen products can have, with what the first of them say there, cut where it is long. */
export async function offeredColumns(
  db: ScopedQueries,
  scope: Scope,
  choice: ExportChoice,
  wish: ExportWish,
): Promise<OfferedColumn[]> {
  const columns = await columnsOfProducts(db, scope, choice, wish);
  const first: WholeProduct[] = [];
  for await (const batch of exportedWhole(db, scope, choice)) {
    first.push(...batch.slice(0, fileColumns.examples));
    break;
  }
  return columns.map(({ name, header, valueOf }) => ({
    name,
    header,
    examples: first.map((row) => cellText(valueOf(row)).slice(0, fileColumns.longestExample)),
  }));
}
