import type { TreeEntry } from '../../resources/calls/categoryRelation.ts';
import { rootCategory } from '../../resources/rootCategory.ts';
import { treeOf, type CategoryTree } from '../../src/overrides/tree/CategoryTree.ts';

const entry = (sid: string, parentSid: string, de: string, products = 0): TreeEntry => ({
  sid,
  parentSid,
  name: { de },
  products,
});

/**
 * A small tree of categories:
 * Hülle (Fenster (Holzfenster), Türen, Dach), Innen (Boden).
 */
export const houseEntries: readonly TreeEntry[] = [
  entry('huelle', rootCategory, 'Hülle', 9),
  entry('innen', rootCategory, 'Innen', 3),
  entry('fenster', 'huelle', 'Fenster', 4),
  entry('tueren', 'huelle', 'Türen', 5),
  entry('dach', 'huelle', 'Dach'),
  entry('holzfenster', 'fenster', 'Holzfenster', 4),
  entry('boden', 'innen', 'Boden', 3),
];

/** The tree of these categories. */
export function houseTree(): CategoryTree {
  return treeOf(houseEntries);
}
