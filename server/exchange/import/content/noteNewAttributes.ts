import { meansField } from '../headings/meansField.ts';
import type { SheetCell } from '../../../base/workbook/sheetRow.ts';
import { unitBehind, unitIn } from '../headings/attributes/unitBehind.ts';
import { lastBrackets } from '../headings/brackets.ts';
import { readNumber } from '../values/readNumber.ts';
import { fewestValues, shareOf, type ColumnValues, most } from './holds/ColumnValues.ts';
import { areAddresses } from './holds/areFiles.ts';
import { areDifferent } from './holds/areShared.ts';
import { areKindsOfOffers } from './holds/areOfOffers.ts';
import { averageLength } from './holds/areNames.ts';
import { areKeysOfMachines } from './holds/areForeignKeys.ts';
import { because, explain, type JudgedColumn } from './JudgedColumn.ts';

const longestValue = 60;
/** Of words that say how products differ: at most every second is another one. */
const mostDifferent = 0.5;

/**
 * Says of columns that nobody knows which of them are properties of products that we have no attribute for: what they hold is kept,
 * and proposed to whoever keeps the attributes (behaviour B681).
 */
export function noteNewAttributes(columns: readonly JudgedColumn[]): void {
  for (const column of columns)
    if (numbersPapers(column)) explain(column, because('new-attribute'));
    else if (isUnknown(column) && describes(column)) column.reason = because('new-attribute');
}

function isUnknown({ target, meaning, reason, proposals, cell, values }: JudgedColumn): boolean {
  return (
    !target &&
    meaning.kind === 'unknown' &&
    reason === null &&
    proposals.length === 0 &&
    /\p{L}/u.test(cell.text) &&
    values.cells.length >= fewestValues
  );
}

/** The number of a paper, `DoP` above `GDN-DP25-2024-03`, is none that can be shown, but says something of a product. */
function numbersPapers({ target, meaning, proposals, values }: JudgedColumn): boolean {
  const isPaper = meansField(meaning) && meaning.target.field.name === 'media';
  const [only, another] = proposals;
  return (
    isPaper &&
    !target &&
    only?.reason.code === 'misfit' &&
    !another &&
    values.cells.length >= fewestValues &&
    shareOf(values, ({ text }) => /^(?=.*\d)(?:\p{L}{1,4}\s)?[^\s.]+$/u.test(text.trim())) >= most
  );
}

/** Is its heading measured in something, or do its values measure, or come again as those of a choice do? */
function describes({ cell, values }: JudgedColumn): boolean {
  if (averageLength(values) > longestValue || areAddresses(values) || areKindsOfOffers(values)) return false;
  if (areKeysOfMachines(values)) return false;
  const hint = lastBrackets.exec(cell.text)?.[2];
  const isMeasured = (hint === undefined ? unitBehind(cell.text) : unitIn(hint)) !== undefined;
  if (isMeasured || shareOf(values, isMeasure) >= most) return true;
  return !areDifferent(values) && (differentIn(values) <= mostDifferent || shareOf(values, isNumber) >= most);
}

function differentIn({ cells }: ColumnValues): number {
  return new Set(cells.map(({ text }) => text.trim())).size / cells.length;
}

function isNumber({ text }: SheetCell): boolean {
  return readNumber(text) !== undefined;
}

/** `120°`, `45.000 h`: a number with its unit. */
function isMeasure({ text }: SheetCell): boolean {
  return /\d/.test(text) && unitIn(text.replace(/^[^\d]*[\d.,'’\s]+/u, '')) !== undefined;
}
