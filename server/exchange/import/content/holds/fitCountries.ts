import { isCountry, readCountry } from '../../values/readCountry.ts';
import { fewestValues, shareOf, type ColumnValues, most, leastReadable } from './ColumnValues.ts';

/** Names or codes of countries. */
export function areCountries(values: ColumnValues): boolean {
  return (
    values.cells.length >= fewestValues &&
    shareOf(values, ({ text }) => isCountry(readCountry(text.trim()))) >= most
  );
}

/** Can the values be countries? */
export function fitCountries(values: ColumnValues): boolean {
  if (values.cells.length < fewestValues) return true;
  return shareOf(values, ({ text }) => isCountry(readCountry(text.trim()))) >= leastReadable;
}
