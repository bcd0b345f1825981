import { targetKey, type ColumnTarget } from '../target.ts';
import { isOfCountries, offeredBy } from './offeredBy.ts';
import { areChoicesOf, isMeasuredIn, shareOfChoices } from './holds/fitAttribute.ts';
import { areCountries } from './holds/fitCountries.ts';
import { fewestValues } from './holds/ColumnValues.ts';
import { because, isSaid, take, type JudgedColumn } from './JudgedColumn.ts';
import { fits } from './fits.ts';

/**
 * Of several that are called so, such as an attribute and a field, the one whose values these are is taken, unless another
 * column is it already: a file that we wrote has a country of origin beside an attribute of countries.
 */
export function preferFitting(column: JudgedColumn, others: readonly JudgedColumn[]): void {
  const { meaning, target, values } = column;
  if (isSaid(column) || values.cells.length < fewestValues) return;
  const offered = offeredBy(meaning).filter((each) => !isTaken(each, others));
  const measured = offered.filter((each) => isMeasuredIn(values, each));
  const chosen = offered.filter((each) => areChoicesOf(values, each));
  const [single, second] = offered;
  for (const [[only, another], reason] of [
    [measured, 'units'],
    [chosen, 'values'],
  ] as const)
    if (only && !another && second) take(column, only, because(reason));
  if (single && !second && shareOfChoices(values, single) >= half) take(column, single, because('values'));
  if (meaning.kind !== 'target' || !target) return;
  const other = meaning.others?.find(
    (each) =>
      !isTaken(each, others) &&
      (isOfCountries(each) ? areCountries(values) : !fits(column, target) && fits(column, each)),
  );
  if (other) take(column, other, because('values'));
}

/** Of choices that others have besides ours so many are enough where the heading says them too. */
const half = 0.5;

function isTaken(target: ColumnTarget, columns: readonly JudgedColumn[]): boolean {
  const key = targetKey(target);
  return columns.some((column) => column.target && targetKey(column.target) === key);
}
