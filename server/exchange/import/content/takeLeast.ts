import { wordsOf } from '../headings/words/Lexicon.ts';
import { targetKey } from '../target.ts';
import { fewestValues, shareOf } from './ColumnValues.ts';
import { because, fieldTarget, isField, take, type JudgedColumn } from './JudgedColumn.ts';

const most = 0.9;

/**
 * `Min.` above figures says, in a list with prices, how many must be ordered at least: in one of measures something else may be least
 * (behaviour B759).
 */
export function takeLeast(columns: readonly JudgedColumn[]): void {
  const isOfPrices = columns.some(({ meaning }) => meaning.kind === 'offers');
  if (!isOfPrices || columns.some((column) => isField(column, 'orderQuantity'))) return;
  const [only, another] = columns.filter(
    ({ target, cell, meaning, values }) =>
      !target &&
      meaning.kind === 'unsure' &&
      meaning.targets.every((each) => targetKey(each) === 'orderQuantity') &&
      wordsOf(cell.text).some(({ roles }) => roles.has('least')) &&
      values.cells.length >= fewestValues &&
      shareOf(values, ({ text }) => /^\d+(?:[.,]\d+)?$/.test(text.trim()) && /[1-9]/.test(text)) >= most,
  );
  if (only && !another) take(only, fieldTarget('orderQuantity'), because('figures'));
}
