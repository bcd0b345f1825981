import { targetKey } from '../../target.ts';
import type { JudgedColumn } from '../JudgedColumn.ts';

/** Is it nothing so far, and may it be the number? */
export function isOpen(column: JudgedColumn): boolean {
  return !column.target && !column.reason && mayBeNumber(column);
}

/** Does its heading say nothing, or that among others? `min_cart_qty` says something else. */
function mayBeNumber({ meaning }: JudgedColumn): boolean {
  // What it is called as its values contradict.
  if (meaning.kind === 'target') return meaning.target.kind === 'attribute';
  if (meaning.kind !== 'unsure') return meaning.kind === 'unknown';
  return meaning.targets.some((target) => targetKey(target) === 'articleNumber');
}
