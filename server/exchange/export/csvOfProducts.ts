import type { Readable } from 'node:stream';
import type { LanguageOrAll } from '../../../resources/calls/exports.ts';
import type { Language } from '../../../resources/languages.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { csvStream } from '../../base/workbook/csv/csvStream.ts';
import type { WrittenValue } from '../../base/workbook/written/writtenSheet.ts';
import type { Scope } from '../../records/access/scope.ts';
import { exportColumns } from './exportColumns.ts';
import { exportedAttributes } from './exportedAttributes.ts';
import { exportedProducts, usedAttributes, type ExportChoice } from './exportedProducts.ts';
import { numberText } from './numberText.ts';

/** The chosen products as a text with commas, written as they are read; headings in the reader's language. */
export async function csvOfProducts(
  db: ScopedQueries,
  scope: Scope,
  choice: ExportChoice,
  { language, reader }: { language: LanguageOrAll; reader: Language },
): Promise<Readable> {
  const attributes = await exportedAttributes(db, await usedAttributes(db, scope, choice));
  const columns = exportColumns(attributes, { language, reader });
  async function* rows() {
    for await (const batch of exportedProducts(db, scope, choice))
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
