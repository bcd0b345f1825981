import type { SheetCell } from '../../../../base/workbook/sheetRow.ts';
import { ranks } from '../../headings/ranks.ts';
import { targetKey } from '../../target.ts';
import { because, fieldTarget, isField, take, type JudgedColumn } from '../JudgedColumn.ts';
import { shareOf } from '../holds/ColumnValues.ts';
import { areArticleNumbers } from '../holds/areArticleNumbers.ts';
import { isFull } from './isFull.ts';

/** Codes that may be called so, or anything, go before what a shop counts its articles by: `Model` or `MNR` beside `ID`. */
export function takeBesideForeign(columns: readonly JudgedColumn[]): boolean {
  const own = columns.find((column) => isField(column, 'sid') && column.rank >= ranks.synonym);
  if (!own) return false;
  const isCounted = shareOf(own.values, ({ text }) => /^\d+$/.test(text.trim())) === 1;
  const mayBe = columns.filter(({ target, reason }) => !target && !reason).filter(isFull);
  const [codes, another] = mayBe.filter(
    ({ meaning, values }) =>
      (meaning.kind === 'unsure'
        ? meaning.targets.some((each) => targetKey(each) === 'articleNumber')
        : isCounted && meaning.kind === 'unknown' && shareOf(values, isMixed) >= mostlyMixed) &&
      areArticleNumbers(values),
  );
  if (!codes || another) return false;
  take(codes, fieldTarget('articleNumber'), because('codes', { count: codes.values.cells.length }));
  return true;
}

const mostlyMixed = 0.85;

/** `ASA110104-0010`: letters and digits. */
function isMixed({ text }: SheetCell): boolean {
  return /\p{Lu}/u.test(text) && /\d/.test(text);
}
