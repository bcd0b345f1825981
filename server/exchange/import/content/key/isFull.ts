import type { JudgedColumn } from '../JudgedColumn.ts';

const nearlyAll = 0.98;

/** Has nearly each row one of these? */
export function isFull({ values }: JudgedColumn): boolean {
  return values.cells.length >= values.rows * nearlyAll;
}
