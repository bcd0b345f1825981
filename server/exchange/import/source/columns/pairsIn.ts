import { because, isSaid, type JudgedColumn } from '../../content/JudgedColumn.ts';
import type { Pair } from './pairsOfHeadings.ts';

/** The pairs whose values no column is taken for; each of their columns says what it is. */
export function pairsIn(judged: readonly JudgedColumn[], pairs: readonly Pair[]): Pair[] {
  const columnOf = (number: number | undefined) => judged.find(({ cell }) => cell.column === number);
  return pairs.filter(({ value, name, unit }) => {
    const [values, names] = [columnOf(value), columnOf(name)];
    if (!values || !names || values.target || names.target || isSaid(values)) return false;
    const say = (column: JudgedColumn, reason: JudgedColumn['reason']) =>
      Object.assign(column, { how: 'content', reason, proposals: [] });
    say(values, because('named-beside', { column: names.letter }));
    say(names, because('names-beside', { column: values.letter }));
    const units = columnOf(unit);
    if (units && !units.target) say(units, because('names-beside', { column: values.letter }));
    return true;
  });
}
