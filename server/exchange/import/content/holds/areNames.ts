import type { SheetCell } from '../../../../base/workbook/sheetRow.ts';
import { fewestValues, shareOf, type ColumnValues, most, leastReadable } from './ColumnValues.ts';

const longestName = 250;

/** A name says more than a code, and more than a colour. */
const lettersOfNames = 8;

/** What is written in letters and names nothing: addresses of mail and of the web, places in it (`tueren/tor-weiss/T20`), files and markup. */
const namesNothing =
  /^\S+@\S+\.\S+$|^\p{Ll}[^\s/]*-[^\s/]*\/\S+$|^(?:https?:\/\/|www\.)|^\S+\.[a-z][a-z0-9]{2,3}$|<\/?[a-z][^>]*>/iu;

/** Are these words that name things, hardly ever the same twice? */
export function areNames(values: ColumnValues): boolean {
  const { cells } = values;
  if (cells.length < fewestValues) return false;
  const different = new Set(cells.map(({ text }) => text.trim())).size;
  const length = averageLength(values);
  return (
    different >= cells.length / 2 &&
    length >= lettersOfNames &&
    length <= longestName &&
    shareOf(values, ({ text }) => /\p{L}{3}/u.test(text)) >= most &&
    shareOf(values, ({ text }) => namesNothing.test(text.trim())) <= 1 - most
  );
}

/** Are these words that name things, the same ones for several: `Eckzarge`? */
export function areNamesOfKinds(values: ColumnValues): boolean {
  const { cells, rows } = values;
  const different = new Set(cells.map(({ text }) => text.trim())).size;
  return (
    cells.length >= Math.max(fewestValues, rows * most) &&
    different >= fewestValues &&
    averageLength(values) >= lettersOfNames &&
    averageLength(values) <= longestName &&
    shareOf(values, ({ text }) => /\p{L}{4}/u.test(text)) >= most &&
    shareOf(values, ({ text }) => namesNothing.test(text.trim())) <= 1 - most
  );
}

/** Are these names without figures, where numbers of articles are asked for? */
export function areWords(values: ColumnValues): boolean {
  return areNames(values) && shareOf(values, ({ text }) => /\d/.test(text)) < leastReadable;
}

/** Are these several words each, as things are described: `Schloss mit 2 Schlüsseln`? No number of an article is that. */
export function areDescriptions(values: ColumnValues): boolean {
  const isMany = ({ text }: SheetCell) => (text.match(/\p{L}{4,}/gu)?.length ?? 0) > 1;
  return values.cells.length >= fewestValues && shareOf(values, isMany) >= leastDescribed;
}

const leastDescribed = 0.6;

/** Letters of a value. */
export function averageLength({ cells }: ColumnValues): number {
  return cells.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, cells.length);
}
