import type { Row } from '../../../resources/shape.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import type { Act } from '../../fields/acts.ts';
import { isSame } from '../../fields/leaves/isSame.ts';
import { valueAt, withValue } from '../../fields/leaves/leaves.ts';

/** What is done to one leaf of several records (behaviour B218). */
export interface LeafAct {
  leaf: Leaf;
  act: Act;
  /** What it is set to, undefined or null to empty it; what is added to a list or removed from it. */
  value: unknown;
}

/** The record with that done to it; the same one where there is nothing to do. */
export function withAct(row: Row, { leaf, act, value }: LeafAct): Row {
  const held = valueAt(row, leaf);
  if (act === 'set') return isSame(held, value) ? row : withValue(row, leaf, value);
  const list: unknown[] = Array.isArray(held) ? held : [];
  const others = list.filter((one) => !isSame(one, value));
  const isThere = others.length < list.length;
  if (isThere === (act === 'add')) return row;
  return withValue(row, leaf, act === 'add' ? [...list, value] : others);
}
