import type { ImportedAttribute } from '../catalogue/attributes.ts';
import { targetKey, type ColumnTarget } from '../target.ts';
import { fewestValues, shareOf, most } from './holds/ColumnValues.ts';
import { because, propose, take, type JudgedColumn } from './JudgedColumn.ts';
import { areChoicesOf } from './holds/fitAttribute.ts';

/** Of a code, `C24` or `IP44`: words, such as those of colours, may be said of anything. */
const code = /^(?=.*\d)(?=.*\p{L})\S{2,10}$/u;
const fewestDifferent = 2;

/**
 * A column below a heading that nobody knows is an attribute of choices if one alone offers what it holds (behaviour B577): codes are
 * taken, words are proposed.
 */
export function takeChoices(
  columns: readonly JudgedColumn[],
  attributes: readonly ImportedAttribute[],
): void {
  const offering = attributes.filter(({ kind }) => kind === 'choice');
  for (const column of columns) {
    const { target, meaning, reason, values, cell } = column;
    const different = new Set(values.cells.map(({ text }) => text.trim())).size;
    const isOpen = !target && !reason && meaning.kind === 'unknown' && cell.text.trim() !== '';
    if (!isOpen || values.cells.length < fewestValues || different < fewestDifferent) continue;
    const [only, another] = offering
      .map((attribute): ColumnTarget => ({ kind: 'attribute', attribute }))
      .filter((each) => areChoicesOf(values, each));
    if (!only || another) continue;
    const isTaken = columns.some((each) => each.target && targetKey(each.target) === targetKey(only));
    const areCodes = shareOf(values, ({ text }) => code.test(text.trim())) >= most;
    if (areCodes && !isTaken) take(column, only, because('choices'));
    else propose(column, only, because('choices'));
  }
}
