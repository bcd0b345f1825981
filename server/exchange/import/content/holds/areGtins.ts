import { gtin14, hasValidCheckDigit } from '../../../../../resources/kinds/gtin.ts';
import type { SheetCell } from '../../../../base/workbook/sheetRow.ts';
import { readGtin, splitGtins } from '../../values/readGtin.ts';
import {
  fewestValues,
  shareOf,
  type ColumnValues,
  most,
  half,
  leastReadable,
  fewestOfRepeated,
} from './ColumnValues.ts';

const shortestGtin = 8;

/** Are these numbers of packages? One of fourteen digits that begins with 1 to 8 numbers no single article (GS1, GTIN-14). */
export function arePackageGtins(values: ColumnValues): boolean {
  return values.cells.length > 0 && shareOf(values, ({ text }) => /^[1-8]\d{13}$/.test(text.trim())) >= most;
}

/** Are these GTINs by their check digits? One in ten numbers has the right one by chance. */
export function areGtins(values: ColumnValues): boolean {
  return (
    values.cells.length >= fewestValues &&
    shareOf(values, isGtin) >= most &&
    // `2021-02-12` in each row is when something was done.
    shareOf(values, ({ text, kind }) => kind === 'date' || /^\d{4}-\d{2}-\d{2}$/.test(text.trim())) === 0
  );
}

/** Is it a GTIN, or several, by the check digit? */
export function isGtin(cell: SheetCell): boolean {
  const parts = cell.kind === 'number' ? [cell] : splitGtins(cell.text);
  return parts.every((part) => {
    const read =
      typeof part === 'string' ? readGtin({ kind: 'text', value: part, text: part }) : readGtin(part);
    const whole = read && gtin14(read.gtin);
    return (
      whole !== undefined &&
      read !== undefined &&
      read.gtin.length >= shortestGtin &&
      hasValidCheckDigit(whole)
    );
  });
}

/**
 * Are these not even numbers as long as GTINs are, or most of many by their length none (behaviour B685)? What has a wrong
 * check digit, and what a spreadsheet made unreadable, are faults of their values.
 */
export function areNoGtins(values: ColumnValues): boolean {
  const isLong = ({ text }: SheetCell) =>
    /^\d{7,14}$/.test(text.replace(/[\s.,;'’-]|E\+\d+$/g, '').slice(0, 14));
  if (values.cells.length < fewestValues) return false;
  if (shareOf(values, isLong) < leastReadable) return true;
  const mayBe = (cell: SheetCell) => isGtin(cell) || /^(?:\d{8}|\d{12,14})$|E\+\d+$/i.test(cell.text.trim());
  return values.cells.length >= fewestOfRepeated && shareOf(values, mayBe) < half;
}

/** Have all of these the digits of a GTIN, whatever their check digits say? */
export function areAsLongAsGtins(values: ColumnValues): boolean {
  return (
    values.cells.length >= fewestValues &&
    shareOf(values, ({ text }) => /^\d{12,14}$/.test(text.trim())) === 1
  );
}
