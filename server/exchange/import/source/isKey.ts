import type { ColumnTarget } from '../target.ts';

/** Does a column of this meaning name the product? */
export function isKey(target: ColumnTarget): boolean {
  return target.kind === 'field' && ['sid', 'articleNumber'].includes(target.field.name);
}
