import { columnOf, fileColumn } from '../../../resources/fileColumns.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { unprocessable } from '../../base/problems.ts';
import type { Scope } from '../../records/access/scope.ts';
import { exportColumns, type ExportWish, type NamedColumn } from './exportColumns.ts';
import { exportedAttributes } from './exportedAttributes.ts';
import { usedAttributes, type ExportChoice } from './exportedProducts.ts';
import { readHeadingNames } from './HeadingNames.ts';

/**
 * The columns of a table of the chosen products: all that any of them fills, or those that are wished.
 * @throws 422 that names wished columns that no file can have
 */
export async function columnsOfProducts(
  db: ScopedQueries,
  scope: Scope,
  choice: ExportChoice,
  wish: ExportWish,
): Promise<NamedColumn[]> {
  const sids = wish.columns ? wishedAttributes(wish.columns) : await usedAttributes(db, scope, choice);
  const attributes = await exportedAttributes(db, sids);
  if (wish.columns) requireColumns(wish.columns, new Set(attributes.map(({ sid }) => columnOf(sid))));
  return exportColumns(attributes, wish, await readHeadingNames(db, scope, choice.orgaSid));
}

function wishedAttributes(columns: readonly string[]): string[] {
  return columns.flatMap((name) => fileColumn(name)?.attribute ?? []);
}

function requireColumns(columns: readonly string[], ofAttributes: ReadonlySet<string>): void {
  const isThere = (name: string) => {
    const column = fileColumn(name);
    return column !== undefined && (column.attribute === undefined || ofAttributes.has(name));
  };
  const errors = columns.flatMap((name, index) =>
    isThere(name) ? [] : [{ path: `columns.${index}`, code: 'no-file-column', values: { name } }],
  );
  if (errors.length > 0) throw unprocessable(errors);
}
