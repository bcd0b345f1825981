import { targetKey } from '../target.ts';
import type { SampledRows } from './composed/SampledRows.ts';
import { areDifferent } from './holds/areShared.ts';
import { because, doubt, fieldTarget, isField, isSaid, take, type JudgedColumn } from './JudgedColumn.ts';

const nearlyAll = 0.95;

/**
 * Where several articles share what is called their number, and another column has a number of its own for each that begins with it, that
 * is theirs: `REF_COMPL` beside `REF` (behaviour B768).
 */
export function preferWhole(columns: readonly JudgedColumn[], rows: SampledRows): void {
  const chosen = columns.find((column) => isField(column, 'articleNumber'));
  if (!chosen || isSaid(chosen) || areDifferent(chosen.values)) return;
  const shared = rows.in(chosen.cell.column);
  const [whole, another] = columns.filter((column) => {
    if (column.target || !mayNumber(column) || !areDifferent(column.values)) return false;
    const numbers = rows.in(column.cell.column);
    const begun = numbers.filter((number, at) => shared[at] && number.startsWith(shared[at]));
    return begun.length >= numbers.length * nearlyAll;
  });
  if (!whole || another) return;
  doubt(chosen, because('not-unique'));
  take(whole, fieldTarget('articleNumber'), because('different'));
}

function mayNumber({ meaning, proposals }: JudgedColumn): boolean {
  return meaning.kind === 'unknown' || proposals.some(({ target }) => targetKey(target) === 'articleNumber');
}
