import type { SampledRows } from './composed/SampledRows.ts';
import { because, isField, type JudgedColumn } from './JudgedColumn.ts';
import { saysNext } from '../headings/says/saysNext.ts';
import { wordsOf } from '../headings/words/Lexicon.ts';
import { shareOf, most, half } from './holds/ColumnValues.ts';
import { takeOnly } from './takeOnly.ts';

const fewest = 2;
const shortest = 4;

/**
 * What articles that are no longer sold have, and hardly any other, and what are numbers of others in the list, are those of their
 * successors, whatever is above them: `dann:` (behaviour B760).
 */
export function takeSuccessor(columns: readonly JudgedColumn[], rows: SampledRows): void {
  const key = columns.find((column) => isField(column, 'articleNumber'));
  if (key) takeNewNumbers(columns);
  const ending = columns.find((column) => isField(column, 'endOfSale'));
  if (!key || !ending) return;
  const numbers = new Set(rows.in(key.cell.column));
  const ended = rows.in(ending.cell.column);
  const reason = because('numbers-of-others', { column: key.letter });
  takeOnly(columns, 'successor', reason, ({ meaning, cell }) => {
    const said = [...rows.in(cell.column).entries()].filter(([, text]) => text !== '');
    const ofOthers = said.filter(([, text]) => numbers.has(text)).length;
    const ofEnded = said.filter(([at]) => ended[at] !== '').length;
    return (
      meaning.kind !== 'offers' &&
      ofOthers >= Math.max(fewest, said.length * half) &&
      ofEnded >= said.length * most &&
      said.length <= rows.count * half
    );
  });
}

/** `Nouv. réf.` above few codes is the number of what comes in the place of these articles; above all it would be their own from now on. */
function takeNewNumbers(columns: readonly JudgedColumn[]): void {
  takeOnly(columns, 'successor', because('new-numbers'), ({ cell, values, meaning }) => {
    const isNumber = wordsOf(cell.text).some(({ roles }) => roles.has('number') || roles.has('reference'));
    const isSparse = values.cells.length >= fewest && values.cells.length <= values.rows * half;
    return (
      meaning.kind !== 'offers' &&
      saysNext(cell.text) &&
      isNumber &&
      isSparse &&
      shareOf(values, ({ text }) => /\d/.test(text) && text.length >= shortest) >= most
    );
  });
}
