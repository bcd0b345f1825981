import { product } from '../../../../../resources/entities/product.ts';
import type { SheetCell } from '../../../../base/workbook/sheetRow.ts';
import { fewestValues, shareOf, type ColumnValues, half } from './ColumnValues.ts';
import { areDescriptions } from './areNames.ts';
import { areNoGtins } from './areGtins.ts';

const fewDates = 0.2;
const longestSeries = 80;
const fewLists = 0.3;
const longestSecond = product.fields.subTitle.most;
const fewTooLong = 0.05;

/** What values of these fields are not: by the name of the field, for a column that only others call so. */
const misfits: Readonly<Record<string, (values: ColumnValues) => boolean>> = {
  gtins: areNoGtins,
  articleNumber: areDescriptions,
  // Six digits are the same everywhere, up to twelve those of a country.
  customsTariffNumber: (values) =>
    isRare(values, ({ text }) => /^\d{6,12}$/.test(text.replace(/[\s.-]/g, ''))),
  orderQuantity: (values) => isRare(values, ({ text }) => /\d/.test(text)),
  etimClass: (values) => isRare(values, ({ text }) => /^EC\d{6}$/i.test(text.trim())),
  title: hasNoWords,
  // A short description that is longer than any second title would refuse its rows.
  subTitle: (values) =>
    hasNoWords(values) || shareOf(values, ({ text }) => text.length > longestSecond) >= fewTooLong,
  description: hasNoWords,
  // A list of shelves is no series, nor is what a shop lists a product in.
  productLine: (values) =>
    hasNoWords(values) ||
    isRare(values, ({ text }) => text.length <= longestSeries) ||
    shareOf(values, ({ text }) => text.includes(';')) >= fewLists,
  // `Solarmodul 500W auf dem Dach` says what a picture shows, and is none.
  images: (values) => isRare(values, isPlaced),
  // `solange Vorrat` stands among them.
  endOfSale: (values) => shareOf(values, isDay) < fewDates,
  keywords: hasNoWords,
  // `Gr.` above `S`, `M` and `L` is a size, and no group.
  mainCategory: (values) => shareOf(values, ({ text }) => /^(?:\d?X*[SL]|M)$/i.test(text.trim())) >= half,
};

/** Can values be what a field of that name holds? Of a few nothing is said (behaviour B519). */
export function fitField(values: ColumnValues, name: string): boolean {
  const isMisfit = Object.hasOwn(misfits, name) ? misfits[name] : undefined;
  return isMisfit === undefined || values.cells.length < fewestValues || !isMisfit(values);
}

/** `1`, `2`, `3` below `Reihen` name no series. */
function hasNoWords(values: ColumnValues): boolean {
  return isRare(values, ({ text }) => /\p{L}{2}/u.test(text));
}

/** An address, a path, the name of a file or a code of one. */
function isPlaced({ text }: SheetCell): boolean {
  return /[/\\]|\.[a-z]\w{1,4}\b/i.test(text) || !/\s/.test(text.trim());
}

/** Is it a day, or that there is none? */
export function isDay({ kind, text }: SheetCell): boolean {
  // Programs write zeros where there is none.
  return kind === 'date' || /^[0\s./-]+$|(?:19|20)\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2}/.test(text);
}

function isRare(values: ColumnValues, is: (cell: SheetCell) => boolean): boolean {
  return shareOf(values, is) < half;
}
