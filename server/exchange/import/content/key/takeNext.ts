import { ranks } from '../../headings/ranks.ts';
import { saysNext } from '../../headings/says/saysNext.ts';
import { because, doubt, fieldTarget, isField, take, type JudgedColumn } from '../JudgedColumn.ts';

/** What numbers the successors of these articles is no number of theirs. */
export function takeNext(numbers: readonly JudgedColumn[], columns: readonly JudgedColumn[]): void {
  const hasSuccessor = () => columns.some((column) => isField(column, 'successor'));
  for (const column of numbers.filter(isNext))
    if (hasSuccessor()) doubt(column, because('misfit'));
    else take(column, fieldTarget('successor'), because('heading'));
}

/** `Nouvelle réf.` of few rows is that of what comes in the place of these. */
function isNext({ target, rank, values, cell }: JudgedColumn): boolean {
  const isRare = values.cells.length < values.rows * leastNumbered;
  return target !== undefined && rank > ranks.format && isRare && saysNext(cell.text);
}

const leastNumbered = 0.5;
