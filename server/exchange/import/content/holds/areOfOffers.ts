import type { SheetCell } from '../../../../base/workbook/sheetRow.ts';
import { fewestValues, shareOf, type ColumnValues, most } from './ColumnValues.ts';

/** Amounts of money: with a currency beside them, or all with two decimals. */
export function areAmounts(values: ColumnValues): boolean {
  if (values.cells.length < fewestValues) return false;
  return (
    shareOf(
      values,
      ({ text }) => /(?:^|[\s\d])(?:€|CHF|EUR|Fr\.|\$)(?:$|[\s\d])/.test(text) && /\d/.test(text),
    ) >= most
  );
}

/** What shops call articles by how they are sold, `simple`, `configurable`, `Dienstleistung`, and in which condition, `new`. */
export function areKindsOfOffers(values: ColumnValues): boolean {
  const isKind = ({ text }: SheetCell) =>
    text.split(/[\s,|-]+/).every((word) => kindsOfOffers.has(word.toLowerCase()));
  return values.cells.length > 0 && shareOf(values, isKind) >= most;
}

const kindsOfOffers = new Set(
  `simple configurable virtual bundle downloadable grouped variable variation parent child external subscription product consu service
  new used refurbished material extra goods item stock inventory non storable consumable kit phantom
  artikel lagerartikel handelsware dienstleistung leistung ware fertigware rohware stückliste textposition
  bien biens produit article prestation marchandise stocké stockable
  articolo merce servizio prestazione`.split(/\s+/),
);

/** Is a price for so many: for one, ten, a hundred or a thousand? */
export function arePriceUnits({ cells }: ColumnValues): boolean {
  return cells.length > 0 && cells.every(({ text }) => /^10{0,4}$/.test(text.trim()));
}

/** In what prices are: `EUR`. */
export function areCurrencies({ cells }: ColumnValues): boolean {
  return cells.length > 0 && cells.every(({ text }) => /^(?:EUR|CHF|USD|GBP|€|\$|£)$/.test(text.trim()));
}
