import type { Row } from '../../resources/shape.ts';
import { Value } from '../fields/Value.tsx';
import { valueAt, type Leaf } from './leaves.ts';

/** What stands in a leaf of a record, as people read it. */
export function LeafValue({ leaf, row }: { leaf: Leaf; row: Row }) {
  const value = valueAt(row, leaf);
  if (value === undefined) return '–';
  if (leaf.language) return <span lang={leaf.language}>{String(value)}</span>;
  return <Value place={leaf.place} value={value} record={row} />;
}
