import type { SheetCell } from '../../../../base/workbook/sheetRow.ts';
import { languageOfCell } from '../../headings/languages/languageNamed.ts';
import { fewestValues, shareOf, type ColumnValues, most, leastReadable } from './ColumnValues.ts';

/** Codes of classes of ETIM. */
export function areClasses(values: ColumnValues): boolean {
  return (
    values.cells.length >= fewestValues &&
    shareOf(values, ({ text }) => /^EC\d{6}$/i.test(text.trim())) >= most
  );
}

/** Texts as a shop shows them: `<p>…</p>`. */
export function areMarkup(values: ColumnValues): boolean {
  return (
    values.cells.length >= fewestValues &&
    shareOf(values, ({ text }) => /<(?:p|br|ul|li|div|b|strong|span|h\d)\b[^>]*>/i.test(text)) >= most
  );
}

/** Objects as JSON writes them, `{"breite": 900}`, as our own files hold the attributes of a product. */
export function areObjects(values: ColumnValues): boolean {
  const isObject = ({ text }: SheetCell) => text.trimStart().startsWith('{');
  return values.cells.length === 0 || shareOf(values, isObject) >= leastReadable;
}

/** Do values name languages, as a column for the language of each row does? */
export function areLanguages(values: ColumnValues): boolean {
  return shareOf(values, ({ text }) => languageOfCell(text) !== undefined) >= leastReadable;
}
