import { fitField, isDay } from './fitField.ts';
import { shareOf } from './ColumnValues.ts';
import { because, maySay, type JudgedColumn } from './JudgedColumn.ts';
import { takeOnly } from './takeOnly.ts';

/** `nur bis`, `ult. vendita`, `Jusqu’à`, `last order`. */
const saysUntil =
  /(?<!\p{L})(?:bis|letzt\p{L}*|until|last|jusqu|dern|derni[eè]re?|fino|ult|ultim[oa])(?!\p{L})/iu;
const fewest = 2;
const half = 0.5;

/** A day that few articles have, and until when: the last one on which they are sold (behaviour B763). */
export function takeEnding(columns: readonly JudgedColumn[]): void {
  takeOnly(columns, 'endOfSale', because('last-day'), (column) => {
    const { cell, meaning, values } = column;
    return (
      (meaning.kind === 'unknown' || maySay(column, 'endOfSale')) &&
      saysUntil.test(cell.text.replaceAll('_', ' ')) &&
      values.cells.length >= fewest &&
      values.cells.length <= values.rows * half &&
      shareOf(values, isDay) >= half &&
      fitField(values, 'endOfSale')
    );
  });
}
