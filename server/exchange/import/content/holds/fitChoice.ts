import type { ChoiceField } from '../../../../../resources/kinds/field.ts';
import { readChoice } from '../../values/readChoice.ts';
import { fewestValues, shareOf, type ColumnValues, leastReadable } from './ColumnValues.ts';

/** Can the values be what a choice of the product offers? */
export function fitChoice(values: ColumnValues, field: ChoiceField): boolean {
  if (values.cells.length < fewestValues) return true;
  return (
    shareOf(values, ({ text }) => field.choices.includes(readChoice(field, text.trim()))) >= leastReadable
  );
}

/** A few short words, as of units that we do not know: `PL` for a board. Which ones they are is asked. */
export function areCodesOfUnits(values: ColumnValues): boolean {
  const different = new Set(values.cells.map(({ text }) => text.trim().toLowerCase()));
  return (
    different.size <= mostUnits &&
    values.cells.length >= different.size * oftenEach &&
    [...different].every((text) => /^\p{L}{1,5}[23²³]?\.?$/u.test(text))
  );
}

const mostUnits = 12;

/** A unit comes again and again. */
const oftenEach = 4;
