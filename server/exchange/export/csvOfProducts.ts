import type { Readable } from 'node:stream';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { csvStream } from '../../base/workbook/csv/csvStream.ts';
import type { WrittenValue } from '../../base/workbook/written/writtenSheet.ts';
import type { Scope } from '../../records/access/scope.ts';
import { exportColumns, type ExportWish } from './exportColumns.ts';
import { readHeadingNames } from './HeadingNames.ts';
import { exportedAttributes } from './exportedAttributes.ts';
import { usedAttributes, type ExportChoice } from './exportedProducts.ts';
import { exportedWhole } from './exportedWhole.ts';
import { numberText } from './numberText.ts';

/** The chosen products as a text with commas, written as they are read; headings in the reader's language. */
export async function csvOfProducts(
  db: ScopedQueries,
  scope: Scope,
  choice: ExportChoice,
  wish: ExportWish,
): Promise<Readable> {
  const attributes = await exportedAttributes(db, await usedAttributes(db, scope, choice));
  const names = await readHeadingNames(db, scope, choice.orgaSid);
  const columns = exportColumns(attributes, wish, names);
  async function* rows() {
    for await (const batch of exportedWhole(db, scope, choice))
      for (const row of batch) yield columns.map((column) => cellText(column.valueOf(row)));
  }
  return csvStream(
    columns.map(({ header = '' }) => header),
    rows(),
  );
}

function cellText(value: WrittenValue): string {
  if (typeof value === 'number') return unambiguous(numberText(value));
  return value === null || value === undefined ? '' : String(value);
}

/** `1.234` could have thousands, to whoever reads a text; `1.2340` could not. */
function unambiguous(text: string): string {
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
}
