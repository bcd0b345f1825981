import { treeRoot } from '../../src/tree/treeRoot.ts';
import { treeOf, type Tree, type TreeEntry } from '../../src/tree/Tree.ts';

const entry = (sid: string, parentSid: string, de: string, products = 0): TreeEntry => ({
  sid,
  parentSid,
  name: { de },
  counted: products,
});

/**
 * A small tree of records:
 * Hülle (Fenster (Holzfenster), Türen, Dach), Innen (Boden).
 */
export const houseEntries: readonly TreeEntry[] = [
  entry('huelle', treeRoot, 'Hülle', 9),
  entry('innen', treeRoot, 'Innen', 3),
  entry('fenster', 'huelle', 'Fenster', 4),
  entry('tueren', 'huelle', 'Türen', 5),
  entry('dach', 'huelle', 'Dach'),
  entry('holzfenster', 'fenster', 'Holzfenster', 4),
  entry('boden', 'innen', 'Boden', 3),
];

/** The tree of these categories. */
export function houseTree(): Tree {
  return treeOf(houseEntries);
}
