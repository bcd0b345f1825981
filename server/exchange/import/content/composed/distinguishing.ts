import type { SampledRows } from './SampledRows.ts';

/** What tells fewer rows apart says nothing of them. */
const leastGain = 0.01;

/** The columns, beside those that are taken, that tell rows apart which are alike without them; in their order, and no more than needed. */
export function distinguishing<Column extends { cell: { column: number } }>(
  rows: SampledRows,
  taken: readonly number[],
  candidates: readonly Column[],
  { most, enough }: { most: number; enough: number },
): Column[] {
  const found: Column[] = [];
  const columns = [...taken];
  let share = rows.differing(columns);
  for (const candidate of candidates) {
    if (share >= enough || found.length >= most) break;
    const gained = rows.differing([...columns, candidate.cell.column]);
    if (gained < share + leastGain) continue;
    columns.push(candidate.cell.column);
    found.push(candidate);
    share = gained;
  }
  return found;
}
