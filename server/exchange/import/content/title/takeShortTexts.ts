import { saysShortText } from '../../headings/says/saysShortText.ts';
import { because, isField, isSaid, take, type JudgedColumn } from '../JudgedColumn.ts';
import { isDoubtedTitle } from './isDoubtedTitle.ts';
import { textTarget } from './textTarget.ts';

/** Beside a name a short description says more of it, and is no other name: `short_description` beside `name`. */
export function takeShortTexts(columns: readonly JudgedColumn[]): void {
  const titles = columns.filter((column) => isField(column, 'title') || isDoubtedTitle(column));
  const short = titles.filter((column) => !isSaid(column) && saysShortText(column.cell.text));
  if (short.length === titles.length || columns.some((column) => isField(column, 'subTitle'))) return;
  for (const column of short) take(column, textTarget(column, 'subTitle'), because('beside-title'));
}
