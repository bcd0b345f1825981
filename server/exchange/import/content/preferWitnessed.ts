import { ranks } from '../headings/ranks.ts';
import { wordsOf } from '../headings/words/Lexicon.ts';
import { targetKey } from '../target.ts';
import type { SampledRows } from './composed/SampledRows.ts';
import { areCodes } from './holds/areCodes.ts';
import { plainNumber } from './plainNumber.ts';
import { because, doubt, fieldTarget, isField, take, type JudgedColumn } from './JudgedColumn.ts';

/** A shorter number stands in other texts by chance. */
const shortest = 4;
const fewestRows = 4;
const few = 0.1;
const some = 0.3;
const most = 0.6;
/** What repeats the number of an article where a maker numbers it. */
const witnesses: readonly string[] = ['gtins', 'images', 'media', 'title', 'description', 'subTitle'];

/**
 * Of several numbers of an article takes the one that its GTIN, its pictures and its texts repeat, if none of them repeats the one
 * that is called so: that is whoever passed the list on counts by (behaviour B618).
 */
export function preferWitnessed(columns: readonly JudgedColumn[], rows: SampledRows): void {
  const chosen = columns.find((column) => isField(column, 'articleNumber'));
  const isOpen = chosen && chosen.rank > ranks.format && chosen.reason?.code !== 'referred';
  if (!isOpen || rows.count < fewestRows) return;
  const telling = columns.filter((column) => witnesses.some((name) => isField(column, name)));
  const others = columns.filter((column) => column !== chosen && !column.target && mayNumber(column));
  const told = telling.map(({ cell }) => rows.in(cell.column).map(plainNumber));
  if (shareTold(rows.in(chosen.cell.column), told) > few) return;
  const byGtins = columns
    .filter((column) => isField(column, 'gtins'))
    .map(({ cell }) => rows.in(cell.column).map(plainNumber));
  const better = others.find(({ cell }) => {
    const numbers = rows.in(cell.column);
    // What a merchant's list says of the maker is in the maker's pictures too, and only the maker's own in its GTINs.
    const isOthers = saysSupplier(cell.text) && shareTold(numbers, byGtins) < some;
    return !isOthers && shareTold(numbers, told) >= most;
  });
  if (!better) return;
  doubt(chosen, because('taken', { column: better.letter }));
  take(better, fieldTarget('articleNumber'), because('witnessed'));
}

function saysSupplier(heading: string): boolean {
  return wordsOf(heading).some(({ roles }) => roles.has('supplier'));
}

function mayNumber({ proposals, values }: JudgedColumn): boolean {
  return proposals.some(({ target }) => targetKey(target) === 'articleNumber') && areCodes(values);
}

/** In which share of the rows one of the other texts holds the number. */
function shareTold(numbers: readonly string[], told: readonly (readonly string[])[]): number {
  const isTold = (number: string, at: number) => {
    const key = plainNumber(number);
    return key.length >= shortest && told.some((texts) => texts[at]?.includes(key));
  };
  return numbers.filter(isTold).length / numbers.length;
}
