import { gtin14, hasValidCheckDigit } from '../../../../resources/kinds/gtin.ts';
import { fewestValues, shareOf, type ColumnValues, most } from './holds/ColumnValues.ts';

const both = /^(\S[^/|;]{0,38}?)\s*[/|;]\s*(\d{8}|\d{12,14})$/;

/** The number and the GTIN of an article that stand in one cell, `RT200 / 4021775400778`; undefined of any other text. */
export function numberWithGtin(text: string): { number: string; gtin: string } | undefined {
  const [, number, gtin] = both.exec(text.trim()) ?? [];
  if (number === undefined || gtin === undefined) return undefined;
  const whole = gtin14(gtin);
  return whole !== undefined && hasValidCheckDigit(whole) ? { number, gtin } : undefined;
}

/** Have nearly all cells of a column both? */
export function areNumbersWithGtins(values: ColumnValues): boolean {
  return (
    values.cells.length >= fewestValues &&
    shareOf(values, ({ text }) => numberWithGtin(text) !== undefined) >= most
  );
}
