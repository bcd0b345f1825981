import { targetKey, type ColumnTarget } from '../target.ts';
import type { SampledRows } from './composed/SampledRows.ts';
import { because, explain, type JudgedColumn } from './JudgedColumn.ts';

const nearlyAll = 0.95;

/**
 * What could be the same as another column, and says in each row just what that one does, or a part of it, is not asked: nothing is lost
 * (behaviour B790).
 */
export function saySame(columns: readonly JudgedColumn[], rows: SampledRows): void {
  for (const column of columns) {
    if (column.target || column.how !== null || column.proposals.length === 0) continue;
    const alike = columns.filter(
      ({ target }) => target && column.proposals.some((proposal) => areOfOneField(proposal.target, target)),
    );
    const same = alike.find((other) => rows.areAlike(column.cell.column, other.cell.column));
    const whole = alike.find((other) => isText(other) && isWithin(column, other, rows));
    if (same) explain(column, because('same', { column: same.letter }));
    else if (whole) explain(column, because('said-within', { column: whole.letter }));
  }
}

/** The same words are in no other language, whichever their heading was taken for. */
function areOfOneField(one: ColumnTarget, other: ColumnTarget): boolean {
  if (one.kind === 'field' && other.kind === 'field') return one.field === other.field;
  return targetKey(one) === targetKey(other);
}

function isText({ target }: JudgedColumn): boolean {
  return target?.kind === 'field' && target.field.field.kind === 'translated';
}

/** `M201-1,6A` beside `ABB M201-1,6A`. */
function isWithin(column: JudgedColumn, whole: JudgedColumn, rows: SampledRows): boolean {
  const texts = rows.in(whole.cell.column);
  const said = [...rows.in(column.cell.column).entries()].filter(([, text]) => text !== '');
  const within = said.filter(([at, text]) => texts[at]?.toLowerCase().includes(text.toLowerCase()));
  return said.length > 1 && within.length >= said.length * nearlyAll;
}
