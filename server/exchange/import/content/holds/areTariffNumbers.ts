import { fewestValues, shareOf, type ColumnValues, most } from './ColumnValues.ts';
import { areGtins } from './areGtins.ts';

/**
 * Numbers of a customs tariff: eight digits, or more, or with dots between, the first two those of a chapter of goods that are
 * built with; several articles have the same one, which numbers of articles never are.
 */
export function areTariffNumbers(values: ColumnValues): boolean {
  const { cells } = values;
  const different = new Set(cells.map(({ text }) => text.trim())).size;
  return (
    cells.length >= fewestValues &&
    different > 1 &&
    different <= cells.length * mostTariffNumbers &&
    !areGtins(values) &&
    shareOf(values, ({ text }) => tariffNumber.test(text.trim())) >= most
  );
}

/** Stones and cement, chemicals, plastics, wood, textiles, metals, machines, vehicles, instruments, furniture. */
const tariffNumber =
  /^(?:25|2[89]|3[2589]|40|44|4[58]|5[4-9]|6[389]|70|7[2-46]|8[2-57]|90|9[46])\d{2}(?:[ .]?\d{2}){2}(?:[ .]?\d{2,3})?$/;

const mostTariffNumbers = 0.8;
