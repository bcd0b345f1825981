import type { JudgedColumn } from '../JudgedColumn.ts';
import { averageLength } from '../holds/areNames.ts';

/** What is longer describes. */
const longestTitle = 120;

/** May its texts be titles by their length? */
export function isShort({ values }: JudgedColumn): boolean {
  return values.cells.length === 0 || averageLength(values) <= longestTitle;
}
