import { nameKey } from '../catalogue/nameKey.ts';
import { ranks } from '../headings/ranks.ts';
import { because, doubt, isField, isSaid, type JudgedColumn } from './JudgedColumn.ts';
import { fits } from './fits.ts';

/** What only may number or call products does neither where it says nothing at all: another column may be it. */
export function leaveEmpty(column: JudgedColumn): void {
  const isNeeded = isField(column, 'title') || isField(column, 'articleNumber');
  const { cells, rows } = column.values;
  if (isNeeded && column.rank >= ranks.weak && cells.length === 0 && rows >= fewestOfEmpty)
    doubt(column, because('misfit'));
}

const fewestOfEmpty = 5;

/** What the values contradict is not taken. */
export function doubtMisfits(column: JudgedColumn, others: readonly JudgedColumn[]): void {
  if (!column.target || isSaid(column)) return;
  if (!fits(column, column.target) || isCode(column, others)) doubt(column, because('misfit'));
}

/** `UG` beside `UG-Text` is the code of a group, whatever is measured under that sign. */
function isCode({ target, cell }: JudgedColumn, others: readonly JudgedColumn[]): boolean {
  const isMeasure = target?.kind === 'attribute' && target.attribute.kind === 'number';
  return (
    isMeasure &&
    others.some((other) => {
      const [, called = ''] = textBehind.exec(other.cell.text.trim()) ?? [];
      return nameKey(called) === nameKey(cell.text);
    })
  );
}

const textBehind = /^(.+?)[\s_.-]*(?:text|txt|bez(?:eichnung|\.)?|descr?\.?|libell[eé])$/i;
