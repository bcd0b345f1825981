import { ranks } from '../../headings/ranks.ts';
import { targetKey } from '../../target.ts';
import { because, fieldTarget, isField, take, type JudgedColumn } from '../JudgedColumn.ts';
import { averageLength } from '../holds/areNames.ts';
import { areDifferent } from '../holds/areShared.ts';
import { isFull } from './isFull.ts';
import { saysNumber } from './saysNumber.ts';

/**
 * What is called a number without doubt is it where each row has another one and the title stands elsewhere, though it reads like words:
 * `KIT CEC SCO` below `default_code`.
 */
export function takeCalledSo(columns: readonly JudgedColumn[]): boolean {
  if (!columns.some((column) => isField(column, 'title'))) return false;
  const mayBe = columns.filter(({ target }) => !target).filter(isFull);
  const [called, another] = mayBe.filter(
    ({ meaning, cell, values }) =>
      meaning.kind === 'target' &&
      (meaning.rank <= ranks.synonym || (meaning.rank <= ranks.weak && saysNumber(cell.text))) &&
      targetKey(meaning.target) === 'articleNumber' &&
      averageLength(values) <= longestSpoken &&
      areDifferent(values),
  );
  if (!called || another) return false;
  take(called, fieldTarget('articleNumber'), because('different'));
  return true;
}

/** Of numbers that are spoken, `KIT CEC SCO`, and no descriptions. */
const longestSpoken = 40;
