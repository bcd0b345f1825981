import { ranks } from '../headings/ranks.ts';
import type { ColumnTarget } from '../target.ts';
import { isField, type JudgedColumn } from './JudgedColumn.ts';

/** How our own files name a product's `sid`: by its heading, or by an element of their format. */
const own: readonly number[] = [ranks.exact, ranks.format];
const markup = /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}\d?|#\d{2,6}|#x[\da-f]{2,5});/i;

/**
 * The target, which knows that its texts are laid out as pages are if some of them are (behaviour B578). In our own files what stands in
 * a text is meant.
 */
export function withMarkup(column: JudgedColumn, columns: readonly JudgedColumn[]): ColumnTarget | undefined {
  const { target, values } = column;
  if (target?.kind !== 'field' || target.field.field.kind !== 'translated') return target;
  const isOwn = columns.some((each) => isField(each, 'sid') && own.includes(each.rank));
  const isMarkup = !isOwn && values.cells.some(({ text }) => markup.test(text));
  return isMarkup ? { ...target, isMarkup } : target;
}
