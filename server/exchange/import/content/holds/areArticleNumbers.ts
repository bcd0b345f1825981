import type { SheetCell } from '../../../../base/workbook/sheetRow.ts';
import { isUnit } from '../../../../find/quantities/convertUnit.ts';
import { shareOf, type ColumnValues, most } from './ColumnValues.ts';
import { areCodes } from './areCodes.ts';
import { areDifferent } from './areShared.ts';

/** Shorter ones count or measure something. */
const shortestNumber = 5;
/** Fewer tell something only if they are alike. */
const fewestUnlike = 5;

/**
 * Can these be nothing but numbers of articles, whatever stands above them: another code in each row, and neither measures
 * (`26.5 dB(A)`, `40x40`, `<19`), counts nor classes (`R 410A`)?
 */
export function areArticleNumbers(values: ColumnValues): boolean {
  const areTold = values.cells.length >= fewestUnlike || areAlike(values);
  return areTold && areCodes(values) && areNumbersOfArticles(values);
}

/** Are these numbers as articles have them, whether each row has another one or not? */
export function areNumbersOfArticles(values: ColumnValues): boolean {
  return shareOf(values, isNumberOfArticle) >= most;
}

/**
 * Can these number articles where they lead each row below no heading: codes of one shape, each another one, which a list that only
 * counts its rows has not (`0108`, `0109`, `0112`)?
 */
export function areLeadingNumbers(values: ColumnValues): boolean {
  const { cells, rows } = values;
  const shapes = Map.groupBy(cells, ({ text }) => shapeOf(text)).values();
  const ofOneShape = Math.max(0, ...[...shapes].map(({ length }) => length));
  return (
    cells.length >= Math.max(fewestUnlike, rows * leastLed) &&
    ofOneShape >= cells.length * most &&
    areDifferent(values) &&
    shareOf(
      values,
      ({ text }) =>
        /^[\p{L}\d]+(?:[-./][\p{L}\d]+)*$/u.test(text.trim()) && text.trim().length >= shortestLeading,
    ) >= most &&
    cells.some(({ text }, at) => at > 0 && Number(text) !== Number(cells[at - 1]?.text) + 1) &&
    shareOf(values, ({ text }) => /\d/.test(text)) >= most
  );
}

const shortestLeading = 3;
/** Groups between the articles have none. */
const leastLed = 0.7;

/** `US30.dwg`: what a number ends in is written large, or is none of three letters. */
const fileName = /\.(?:[a-z]{3,4}|PDF|DWG|DXF|JPE?G|PNG|TIFF?)$/;

function isNumberOfArticle({ text }: SheetCell): boolean {
  const code = text.trim();
  const signs = code.match(/[\p{L}\d]/gu)?.length ?? 0;
  // `K-17`
  const isParted = /^\p{L}{1,4}[-._/]\d+$/u.test(code);
  return (signs >= shortestNumber || isParted) && !isMeasure(code) && !fileName.test(code);
}

/** Have all of them letters and digits in the same places? */
function areAlike({ cells }: ColumnValues): boolean {
  return new Set(cells.map(({ text }) => shapeOf(text))).size === 1;
}

function shapeOf(text: string): string {
  return text.trim().replace(/\d/g, '0').replace(/\p{L}/gu, 'a');
}

function isMeasure(code: string): boolean {
  if (/^[<>≤≥±~+Øø-]/.test(code) || /\d\s*(?:[x×*…]|to|bis)\s*\d/i.test(code)) return true;
  // `10.12003` is too exact to measure anything.
  if (/^(?:\d{1,4}[.,]\d{1,4}|0[.,]\d+)$/.test(code) || /^\d{1,3}(?:[.,'’ ]\d{3})+[.,]\d{2}$/.test(code))
    return true;
  // `bis 40 kg/m²`
  const [, unit = ''] = /^(?:\p{L}{2,6}\.?\s+)?[\d.,'’]+\s*(\D.*)$/u.exec(code) ?? [];
  return unit !== '' && isUnit(unit);
}
