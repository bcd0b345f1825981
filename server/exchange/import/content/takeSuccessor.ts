import type { SampledRows } from './composed/SampledRows.ts';
import { because, fieldTarget, isField, take, type JudgedColumn } from './JudgedColumn.ts';

const fewest = 2;
const half = 0.5;
const most = 0.8;

/**
 * What articles that are no longer sold have, and hardly any other, and what are numbers of others in the list, are those of their
 * successors, whatever is above them: `dann:` (behaviour B760).
 */
export function takeSuccessor(columns: readonly JudgedColumn[], rows: SampledRows): void {
  if (columns.some((column) => isField(column, 'successor'))) return;
  const key = columns.find((column) => isField(column, 'articleNumber'));
  const ending = columns.find((column) => isField(column, 'endOfSale'));
  if (!key || !ending) return;
  const numbers = new Set(rows.in(key.cell.column));
  const ended = rows.in(ending.cell.column);
  const [only, another] = columns.filter(({ target, meaning, cell }) => {
    if (target || meaning.kind === 'offers') return false;
    const said = [...rows.in(cell.column).entries()].filter(([, text]) => text !== '');
    const isOther =
      said.filter(([, text]) => numbers.has(text)).length >= Math.max(fewest, said.length * half);
    return (
      isOther &&
      said.length <= rows.count * half &&
      said.filter(([at]) => ended[at] !== '').length >= said.length * most
    );
  });
  if (only && !another)
    take(only, fieldTarget('successor'), because('numbers-of-others', { column: key.letter }));
}
