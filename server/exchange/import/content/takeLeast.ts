import { wordsOf } from '../headings/words/Lexicon.ts';
import { fewestValues, half, shareOf } from './holds/ColumnValues.ts';
import { because, maySay, type JudgedColumn } from './JudgedColumn.ts';
import { takeOnly } from './takeOnly.ts';

const most = 0.9;

/**
 * `Min.` above figures says, in a list with prices, how many must be ordered at least: in one of measures something else may be least
 * (behaviour B759).
 */
export function takeLeast(columns: readonly JudgedColumn[]): void {
  if (!columns.some(({ meaning }) => meaning.kind === 'offers')) return;
  takeOnly(
    columns,
    'orderQuantity',
    because('figures'),
    (column) =>
      maySay(column, 'orderQuantity') &&
      wordsOf(column.cell.text).some(({ roles }) => roles.has('least')) &&
      column.values.cells.length >= fewestValues &&
      shareOf(column.values, ({ text }) => /^\d+(?:[.,]\d+)?$/.test(text.trim()) && /[1-9]/.test(text)) >=
        most &&
      // `1.35` is a factor of prices.
      shareOf(column.values, ({ text }) => /^\d+(?:[.,]0+)?$/.test(text.trim())) >= half,
  );
}
