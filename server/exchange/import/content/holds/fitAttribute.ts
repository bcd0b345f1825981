import { areCodes } from './areCodes.ts';
import type { SheetCell } from '../../../../base/workbook/sheetRow.ts';
import type { ImportedAttribute } from '../../catalogue/attributes.ts';
import { isUnit, sameUnit } from '../../../../find/quantities/convertUnit.ts';
import type { ColumnTarget } from '../../target.ts';
import { readAttribute } from '../../values/readAttribute.ts';
import {
  fewestValues,
  shareOf,
  type ColumnValues,
  most,
  leastReadable,
  fewestOfRepeated,
} from './ColumnValues.ts';

/** Can the values be what the attribute holds? Of a few nothing is said; of choices others have their own. */
export function fitAttribute(
  values: ColumnValues,
  attribute: ImportedAttribute,
  unit: string | undefined,
): boolean {
  // `kg` below `GewE` says in what the column beside it is measured.
  if (attribute.kind === 'number' && values.cells.length > 0 && values.cells.every(isUnitAlone)) return false;
  const target = { kind: 'attribute' as const, attribute, ...(unit !== undefined && { unit }) };
  const saysNot = (cell: SheetCell, codes: readonly string[]) =>
    (readAttribute(target, cell).faults ?? []).some(({ code }) => codes.includes(code));
  const isMeasured = attribute.kind === 'number' && values.cells.length > 0;
  if (isMeasured && values.cells.every((cell) => saysNot(cell, ['wrong-unit']))) return false;
  if (values.cells.length < fewestValues || attribute.kind === 'text' || attribute.kind === 'yesNo')
    return true;
  // What is another code in each row is no choice of a few.
  if (attribute.kind === 'choice' && values.cells.length >= fewestOfRepeated && areCodes(values))
    return false;
  if (attribute.kind === 'choice')
    return (
      shareOf(
        values,
        ({ kind, text }) => kind === 'number' && attribute.choices.find(text).sids.length === 0,
      ) < most
    );
  // Of pieces there is no half: `1,44` in a pack are square metres.
  if (attribute.unit === pieces && shareOf(values, isFraction) >= leastReadable) return false;
  return shareOf(values, (cell) => !saysNot(cell, unreadableCodes)) >= leastReadable;
}

function isUnitAlone({ kind, text }: SheetCell): boolean {
  return kind === 'text' && isUnit(text.trim());
}

const pieces = 'Stk';

function isFraction({ text }: SheetCell): boolean {
  return /^\d+[.,](?!0+$)\d{1,2}$/.test(text.trim());
}

/** Of a number that is none, or of another measure. */
const unreadableCodes = ['not-numeric', 'wrong-unit'];

/** Does the attribute offer most of these as choices? Then that is what they are, whatever their heading says besides. */
export function areChoicesOf(values: ColumnValues, target: ColumnTarget): boolean {
  return values.cells.length >= fewestValues && shareOfChoices(values, target) >= most;
}

/** Does the attribute offer this much of these? */
export function shareOfChoices(values: ColumnValues, target: ColumnTarget): number {
  if (target.kind !== 'attribute' || target.attribute.kind !== 'choice') return 0;
  const { choices } = target.attribute;
  return shareOf(values, ({ text }) => choices.find(text.trim()).sids.length > 0);
}

/** Are these numbers with just the unit of the attribute beside them, or with one of its kind? */
export function isMeasuredIn(values: ColumnValues, target: ColumnTarget): boolean {
  if (target.kind !== 'attribute') return false;
  const { unit } = target.attribute;
  return shareOf(values, ({ text }) => sameUnit(unit, text.replace(/^[^\d]*[\d.,'’\s]+/, '').trim())) >= most;
}
