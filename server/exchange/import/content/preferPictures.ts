import { wordsOf } from '../headings/words/Lexicon.ts';
import { arePictures } from './holds/areFiles.ts';
import { because, fieldTarget, isField, isSaid, take, type JudgedColumn } from './JudgedColumn.ts';

/** `Unterlagen Foto` above pictures alone: what is merged above it says less than the files do. */
export function preferPictures(column: JudgedColumn, others: readonly JudgedColumn[]): void {
  const saysImage = wordsOf(column.cell.text).some(({ roles }) => roles.has('image'));
  if (!isField(column, 'media') || isSaid(column) || !saysImage || !arePictures(column.values)) return;
  if (!others.some((other) => isField(other, 'images')))
    take(column, fieldTarget('images'), because('pictures', { count: column.values.cells.length }));
}
