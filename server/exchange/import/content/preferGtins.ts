import { ranks } from '../headings/ranks.ts';
import { areAsLongAsGtins, areGtins } from './holds/areGtins.ts';
import { because, fieldTarget, isField, isSaid, take, type JudgedColumn } from './JudgedColumn.ts';

/** A number of the product that is a GTIN in each row is that, if its articles have another number and no GTINs. */
export function preferGtins(column: JudgedColumn, others: readonly JudgedColumn[]): void {
  const isNumber = isField(column, 'sid') || isField(column, 'articleNumber');
  // What a shop calls by its GTIN is none of our identifiers.
  const isForeign = isField(column, 'sid') && column.rank >= ranks.synonym;
  const areMeant = areGtins(column.values) || (isForeign && areAsLongAsGtins(column.values));
  if (!isNumber || isSaid(column) || !areMeant) return;
  const hasOther = others.some(
    (other) => other !== column && (isField(other, 'articleNumber') || isField(other, 'sid')),
  );
  if ((!hasOther && !isForeign) || others.some((other) => isField(other, 'gtins'))) return;
  take(column, fieldTarget('gtins'), because('gtins', { count: column.values.cells.length }));
}
