import type { SheetCell } from '../../../../base/workbook/sheetRow.ts';
import { shareOf, type ColumnValues } from './ColumnValues.ts';

const fewWords = 0.1;

/** Are these codes and designations, hardly any of which says a word: `NOV06`, `CVX M 0,37`? */
export function areWordless(values: ColumnValues): boolean {
  return shareOf(values, isWord) <= fewWords;
}

/** A class in figures, `III`, is no word. */
export function isWord({ text }: SheetCell): boolean {
  return /\p{Ll}{2}|\p{L}{4}/u.test(text);
}
