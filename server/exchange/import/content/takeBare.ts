import { product } from '../../../../resources/entities/product.ts';
import type { SheetCell } from '../../../base/workbook/sheetRow.ts';
import { importedField } from '../importedFields.ts';
import type { ColumnTarget } from '../target.ts';
import { readChoice } from '../values/readChoice.ts';
import { fewestValues, shareOf } from './ColumnValues.ts';
import { areCountries, areDescriptions, averageLength, shareOfDifferent } from './judgeContent.ts';
import { because, fieldTarget, isField, take, type JudgedColumn } from './JudgedColumn.ts';

const { orderUnit } = product.fields;
const most = 0.6;
const longestUnit = 8;
/** A text that describes says much more than the title. */
const muchLonger = 1.5;

/** What columns without a heading hold that can be nothing else, where no other column is it: order units, countries, a description. */
export function takeBare(columns: readonly JudgedColumn[]): void {
  takeOnly(columns, fieldTarget('orderUnit'), isUnit, areShort);
  takeOnly(
    columns,
    fieldTarget('countryOfOrigin'),
    ({ text }) => /^[A-Z]{2}$/.test(text.trim()),
    areCountriesIn,
  );
  takeDescription(columns);
}

function takeOnly(
  columns: readonly JudgedColumn[],
  target: ColumnTarget,
  isOne: (cell: SheetCell) => boolean,
  areSo: (column: JudgedColumn) => boolean = () => true,
): void {
  if (target.kind !== 'field' || columns.some((column) => isField(column, target.field.name))) return;
  const [only, another] = columns.filter(
    (column) => isBare(column) && shareOf(column.values, isOne) >= most && areSo(column),
  );
  if (only && !another) take(only, target, because('values-alone'));
}

function areShort({ values }: JudgedColumn): boolean {
  return values.cells.every(({ text }) => text.trim().length <= longestUnit && !/\d{2}/.test(text));
}

function areCountriesIn({ values }: JudgedColumn): boolean {
  return areCountries(values);
}

function isUnit({ text }: SheetCell): boolean {
  const unit = text.trim();
  return /\p{L}/u.test(unit) && orderUnit.choices.some((choice) => choice === readChoice(orderUnit, unit));
}

function takeDescription(columns: readonly JudgedColumn[]): void {
  const title = columns.find((column) => isField(column, 'title'));
  if (title?.target?.kind !== 'field' || columns.some((column) => isField(column, 'description'))) return;
  const [only, another] = columns.filter(
    (column) =>
      isBare(column) &&
      areDescriptions(column.values) &&
      shareOfDifferent(column.values) >= leastDifferent &&
      averageLength(column.values) >= averageLength(title.values) * muchLonger,
  );
  if (!only || another) return;
  const { language } = title.target;
  const field = importedField('description');
  take(
    only,
    { kind: 'field', field, ...(language && { language }) },
    because('more', { column: title.letter }),
  );
}

const leastDifferent = 0.1;

function isBare({ target, cell, values }: JudgedColumn): boolean {
  return !target && cell.text.trim() === '' && values.cells.length >= fewestValues;
}
