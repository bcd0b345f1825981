import { columnName } from '../../../base/workbook/cellReference.ts';
import type { SheetCell, SheetRow } from '../../../base/workbook/sheetRow.ts';
import { isGtin } from '../content/holds/areGtins.ts';
import { remarksHeadings } from '../reports/issueText.ts';
import { isBlank } from '../CellValue.ts';
import { ranks } from '../headings/ranks.ts';
import { areWordsAbove, meaningsOf, rowsAboveData, type HeaderReading } from './headerRows.ts';
import { isKey } from './isKey.ts';

const fewestColumns = 2;
const fewestRows = 5;
const fewestHeadings = 2;
/** Titles above the products fill fewer cells than these do. */
const leastOfWidth = 0.6;
const mostAlike = 0.6;
const shortestCode = 5;

/**
 * The row of headings of a list of which none is understood; the empty one of a list that has none (behaviour B753): above the first row
 * that is about as wide as the others.
 * Undefined where the rows are too few or too narrow for a list.
 */
export function rowAboveProducts(rows: readonly SheetRow[]): SheetRow | undefined {
  const filled = rows.map((row) => ({ row, width: row.cells.filter((cell) => !isBlank(cell)).length }));
  const widths = filled
    .flatMap(({ width }) => (width > 0 ? width : []))
    .toSorted((one, other) => one - other);
  const typical = widths[Math.floor(widths.length / 2)] ?? 0;
  if (typical < fewestColumns || widths.length < fewestRows) return undefined;
  const first = filled.slice(0, rowsAboveData).find(({ width }) => width >= typical * leastOfWidth)?.row;
  if (!first) return undefined;
  // Headings that say nothing to us: `ITNBR`, `UPC12`.
  const below = rows.filter(({ row }) => row > first.row);
  if (areWordsAbove(first, below, fewestHeadings)) return first;
  const above = rows.find(({ row }) => row === first.row - 1);
  // Those that we wrote ourselves, in a marked workbook that comes back.
  const remarks = above?.cells.filter(({ text }) => remarksHeadings.includes(text)) ?? [];
  return { ...first, row: first.row - 1, cells: remarks };
}

/**
 * Are these no headings but the first product of a list without any: a GTIN, an amount or a code like most of those below it, in
 * a cell at least?
 */
export function isProduct(
  { row, cells }: SheetRow,
  rows: readonly SheetRow[],
  reading: HeaderReading,
): boolean {
  const below = rows.filter((each) => each.row > row);
  if (below.length < fewestRows || !cells.some((cell) => isLikeBelow(cell, below))) return false;
  // Sizes stand above prices: `Art.-Nr. | 1,5 | 2,0`.
  return !meaningsOf(cells, reading).some(
    (meaning) => meaning.kind === 'target' && meaning.rank <= ranks.words && isKey(meaning.target),
  );
}

function isLikeBelow(cell: SheetCell, below: readonly SheetRow[]): boolean {
  const shape = shapeOf(cell);
  if (shape === undefined) return false;
  const values = below.flatMap(({ cells }) =>
    cells.filter((each) => each.column === cell.column && !isBlank(each)),
  );
  const alike = values.filter((each) => shapeOf(each) === shape);
  return values.length >= fewestRows && alike.length >= values.length * mostAlike;
}

/** What no heading looks like; undefined for what one may be, such as `2025` or `DN 50`. */
function shapeOf(cell: SheetCell): string | undefined {
  const code = cell.text.trim();
  if (code !== '' && isGtin(cell)) return 'gtin';
  if (/^-?\d[\d'’ ]*[.,]\d+$/.test(code)) return 'amount';
  const isCode =
    code.length >= shortestCode && (code.match(/\d/g)?.length ?? 0) >= fewestDigits && !/\s/.test(code);
  return isCode ? code.replace(/\d/g, '0').replace(/\p{L}/gu, 'a') : undefined;
}

const fewestDigits = 3;

/** The headings; of a list without any by what it is known again: which of its columns hold words, and which figures. */
export function namesOfColumns(header: SheetRow, sample: readonly SheetRow[]): string[] {
  const isRemark = ({ text }: SheetCell) => remarksHeadings.includes(text);
  if (!header.cells.every(isRemark)) return header.cells.map(({ text }) => text);
  const rows = sample.filter(({ row }) => row > header.row);
  const own = rows.flatMap(({ cells }) =>
    cells.filter((cell) => !isBlank(cell) && header.cells.every(({ column }) => column !== cell.column)),
  );
  return [...Map.groupBy(own, ({ column }) => column)].flatMap(([column, cells]) => {
    const words = cells.filter(({ text }) => /\p{L}{2}/u.test(text)).length;
    if (cells.length < rows.length * fewestFilled) return [];
    return `${columnName(column)} ${words * 2 > cells.length ? 'words' : 'figures'}`;
  });
}

/** What stands in a few rows alone may be missing from the next file. */
const fewestFilled = 0.5;
