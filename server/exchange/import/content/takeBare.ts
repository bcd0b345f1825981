import { product } from '../../../../resources/entities/product.ts';
import type { SheetCell } from '../../../base/workbook/sheetRow.ts';
import { saysPer } from '../headings/says/saysPer.ts';
import { wordsOf } from '../headings/words/Lexicon.ts';
import { importedField } from '../importedFields.ts';
import { targetKey } from '../target.ts';
import { readChoice } from '../values/readChoice.ts';
import { fewestValues, shareOf } from './holds/ColumnValues.ts';
import { areCountries } from './holds/fitCountries.ts';
import { areDescriptions, averageLength } from './holds/areNames.ts';
import { shareOfDifferent } from './holds/areShared.ts';
import { because, isField, take, type JudgedColumn } from './JudgedColumn.ts';
import { areMakersOfGoods } from './takeCountries.ts';
import { takeOnly } from './takeOnly.ts';

const { orderUnit } = product.fields;
const most = 0.6;
const longestUnit = 8;
/** A text that describes says much more than the title. */
const muchLonger = 1.5;

/** What columns without a heading, or with one that we do not know, can only be by what they hold: order units, countries, a description. */
export function takeBare(columns: readonly JudgedColumn[]): void {
  takeOnly(
    columns,
    'orderUnit',
    because('values-alone'),
    (column) => isBare(column) && shareOf(column.values, isUnit) >= most && areShort(column),
  );
  takeOnly(columns, 'orderUnit', because('units-of-order'), areUnitsOfOrders);
  takeOnly(
    columns,
    'countryOfOrigin',
    because('values-alone'),
    (column) =>
      isBare(column) &&
      shareOf(column.values, ({ text }) => /^[A-Z]{2}$/.test(text.trim())) >= most &&
      areCountries(column.values) &&
      areMakersOfGoods(column.values),
  );
  takeDescription(columns);
}

/** Units by which things are counted, below any heading: `Abgabe` above `kg`, `Stk` and `m²`, `VE / UV` above `Rolle` (behaviour B764). */
function areUnitsOfOrders(column: JudgedColumn): boolean {
  const { meaning, reason, values } = column;
  // What prices are for, `par`, is what one orders where nothing else says it.
  const isCalledSo =
    saysPer(column.cell.text) ||
    /^u\.?$/i.test(column.cell.text.trim()) ||
    (meaning.kind === 'unsure' && meaning.targets.some((each) => targetKey(each) === 'orderUnit'));
  const units = new Set(values.cells.filter(isUnit).map(({ text }) => readChoice(orderUnit, text.trim())));
  // `Prezzo U.M.` above `m²` and `pz`: what prices are for.
  const isOfPrices = meaning.kind === 'offers' && saysUnit(column.cell.text);
  return (
    (reason === null || isOfPrices) &&
    (isCalledSo || isOfPrices || (meaning.kind === 'unknown' && units.size > 1 && units.has(piece))) &&
    values.cells.length >= Math.max(fewestValues, values.rows * most) &&
    shareOf(values, isUnit) >= most &&
    areShort(column)
  );
}

function saysUnit(heading: string): boolean {
  return wordsOf(heading).some(({ roles }) => roles.has('unit'));
}

/** As the choices of an order unit call it (UN/ECE recommendation 20). */
const piece = 'C62';

function areShort({ values }: JudgedColumn): boolean {
  return values.cells.every(({ text }) => text.trim().length <= longestUnit && !/\d{2}/.test(text));
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
