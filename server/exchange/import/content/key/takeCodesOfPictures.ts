import { ranks } from '../../headings/ranks.ts';
import { because, fieldTarget, isField, take, type JudgedColumn } from '../JudgedColumn.ts';
import { shareOf } from '../holds/ColumnValues.ts';
import { areArticleNumbers } from '../holds/areArticleNumbers.ts';

/** `Codice articolo e immagine` above codes: what is called a picture, where nothing else numbers the articles. */
export function takeCodesOfPictures(columns: readonly JudgedColumn[]): boolean {
  const [codes, another] = columns.filter(
    (column) =>
      isField(column, 'images') &&
      column.rank >= ranks.synonym &&
      areArticleNumbers(column.values) &&
      shareOf(column.values, ({ text }) => /[/\\]|\.[a-z]\w{1,4}$/i.test(text.trim())) === 0,
  );
  if (!codes || another) return false;
  take(codes, fieldTarget('articleNumber'), because('codes', { count: codes.values.cells.length }));
  return true;
}
