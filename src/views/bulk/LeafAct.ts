import type { Wish } from '../../../resources/bulk/doAct.ts';
import type { Leaf } from '../../directory/Leaf.ts';

/** What is done to one leaf of several records (behaviour B218, B480). */
export interface LeafAct extends Wish {
  leaf: Leaf;
}
