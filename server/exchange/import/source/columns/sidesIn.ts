import { because, take, type JudgedColumn } from '../../content/JudgedColumn.ts';
import { sidesOf } from '../../content/sidesOf.ts';
import type { SheetColumn } from './SheetColumns.ts';

/**
 * How the further products of a row are read; takes what is of these away from the first. Each of their columns means what the one
 * in the same place of the first product does.
 */
export function sidesIn(
  judged: readonly JudgedColumn[],
  columns: Map<number, SheetColumn>,
): Map<number, SheetColumn>[] {
  const [main = [], ...others] = sidesOf(judged);
  for (const { cell } of others.flat()) columns.delete(cell.column);
  const ofMain = new Set(main.map(({ cell }) => cell.column));
  const shared = [...columns].filter(([column]) => !ofMain.has(column));
  return others.map((side) => {
    const own = side.flatMap((column, at): [number, SheetColumn][] => {
      const same = columns.get(main[at]?.cell.column ?? 0);
      if (!same) return [];
      take(column, same.target, because('side-by-side', { column: same.letter }));
      return [[column.cell.column, { ...same, letter: column.letter, heading: column.cell.text }]];
    });
    return new Map([...shared, ...own]);
  });
}
