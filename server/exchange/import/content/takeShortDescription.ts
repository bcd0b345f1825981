import { product } from '../../../../resources/entities/product.ts';
import type { SheetCell } from '../../../base/workbook/sheetRow.ts';
import { importedField } from '../importedFields.ts';
import { averageLength } from './holds/areNames.ts';
import { half, shareOf } from './holds/ColumnValues.ts';
import { shareOfDifferent } from './holds/areShared.ts';
import { because, doubt, isField, isSaid, take, type JudgedColumn } from './JudgedColumn.ts';
import { languageOfTexts } from './languageOfTexts.ts';

/** Letters of what stands below a title. */
const longestShort = 160;
const fewLong = 0.01;
const muchLonger = 1.5;
/** What all products share is said of the list. */
const leastDifferent = 0.2;

/**
 * Of two descriptions in one language the one that says much more is it, and the other stands below the title if it is short: `description`
 * beside `description_long` (behaviour B791).
 */
export function takeShortDescription(columns: readonly JudgedColumn[]): void {
  const [second, third] = columns.filter((column) => isDoubtedDescription(column));
  const first = columns.find(
    (column) => isField(column, 'description') && second && areOfOneLanguage(column, second),
  );
  if (!first?.target || !second || third || isSaid(first)) return;
  const { target } = first;
  const isSecondLonger = averageLength(second.values) > averageLength(first.values) * muchLonger;
  const short = isSecondLonger ? first : second;
  if (isSecondLonger) {
    doubt(first, because('taken', { column: second.letter }));
    take(second, target, because('more', { column: first.letter }));
  }
  const isFree = !columns.some((column) => isField(column, 'subTitle'));
  if (isFree && averageLength(short.values) <= longestShort && shareOf(short.values, isTooLong) <= fewLong)
    take(short, { ...target, kind: 'field', field: importedField('subTitle') }, because('beside-title'));
}

/** A row with it would not be taken. */
function isTooLong({ text }: SheetCell): boolean {
  return text.length > product.fields.subTitle.most;
}

/** Is it called a description, and another column is it? */
function isDoubtedDescription({ target, proposals, values }: JudgedColumn): boolean {
  return (
    !target &&
    values.cells.length >= values.rows * half &&
    shareOfDifferent(values) >= leastDifferent &&
    proposals.some((each) => each.target.kind === 'field' && each.target.field.name === 'description')
  );
}

function areOfOneLanguage(one: JudgedColumn, other: JudgedColumn): boolean {
  const [spoken, also] = [one, other].map(({ values }) => languageOfTexts(values));
  return spoken === undefined || also === undefined || spoken === also;
}
