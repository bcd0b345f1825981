import type { SheetRow } from '../../../../base/workbook/sheetRow.ts';
import { isBlank } from '../../CellValue.ts';
import { nameKey } from '../../catalogue/nameKey.ts';
import { pairsOfHeadings, type Pair } from './pairsOfHeadings.ts';

/** Columns of values with what names them. */
export interface NamedColumns {
  /** How those are called of which all rows name the same, by the number of the column. */
  same: ReadonlyMap<number, string>;
  /** Those of which each row names another thing. */
  perRow: readonly Pair[];
}

/**
 * How columns of values are called by the column of names beside them, `Option1 Name` and `Option1 Value`, where all rows name the same;
 * where they name different things each value is called as its row does.
 */
export function namesOfPairs(header: SheetRow, sample: readonly SheetRow[]): NamedColumns {
  const rows = sample.filter(({ row }) => row > header.row);
  const same = new Map<number, string>();
  const perRow: Pair[] = [];
  for (const pair of pairsOfHeadings(header)) {
    const said = textsIn(rows, pair.name);
    const [first] = said;
    if (first === undefined) continue;
    if (said.every((text) => nameKey(text) === nameKey(first))) same.set(pair.value, first);
    else if (said.every((text) => /\p{L}/u.test(text))) perRow.push(pair);
  }
  return { same, perRow };
}

function textsIn(rows: readonly SheetRow[], column: number): string[] {
  return rows.flatMap(({ cells }) =>
    cells.filter((cell) => cell.column === column && !isBlank(cell)).map(({ text }) => text.trim()),
  );
}
