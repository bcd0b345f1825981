import { saysLongText } from '../../headings/says/saysLongText.ts';
import { isField, isSaid, type JudgedColumn } from '../JudgedColumn.ts';
import { averageLength } from '../holds/areNames.ts';
import { isShort } from './isShort.ts';
import { languageOf } from './languageOf.ts';

/** A title in another language is no longer than so. */
const mostLonger = 2;

/** Texts that are as short and say it in other languages: `Text F` and `Text I` beside `Text D`. */
export function inOtherLanguages(title: JudgedColumn, columns: readonly JudgedColumn[]): JudgedColumn[] {
  const taken = new Set([languageOf(title)]);
  return columns.filter((column) => {
    const language = languageOf(column);
    const isOne = isField(column, 'description') && !isSaid(column) && isShort(column);
    if (!isOne || taken.has(language) || saysLongText(column.cell.text)) return false;
    if (averageLength(column.values) > averageLength(title.values) * mostLonger) return false;
    taken.add(language);
    return true;
  });
}
