import { isField, type JudgedColumn } from '../JudgedColumn.ts';
import { partOf, type PartColumn } from './Composition.ts';
import type { SampledRows } from './SampledRows.ts';

const nearlyAll = 0.97;
/** With more titles than that nothing is said only once. */
const mostTitled = 0.7;

/**
 * The column that holds together variants of which only the first row says a title, as shops write them: each of its values in rows
 * below each other, with a title where a new one begins and nowhere else (behaviour B617).
 */
export function columnOfVariants(
  columns: readonly JudgedColumn[],
  rows: SampledRows,
): PartColumn | undefined {
  const title = columns.find((column) => isField(column, 'title'));
  if (!title || rows.count === 0) return undefined;
  const titles = rows.in(title.cell.column);
  if (rows.filled(title.cell.column) > mostTitled) return undefined;
  const found = columns.find((column) => {
    const { target, cell } = column;
    const isPossible = !target || isField(column, 'variantGroup') || isField(column, 'sid');
    if (!isPossible || rows.filled(cell.column) < nearlyAll) return false;
    const groups = rows.in(cell.column);
    const isAsExpected = (group: string, at: number) => (group !== groups[at - 1]) === (titles[at] !== '');
    return groups.filter(isAsExpected).length >= groups.length * nearlyAll;
  });
  return found && partOf(found);
}
