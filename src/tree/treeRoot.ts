/** What stands above all records of a tree, and is none itself: no record can be called so. */
export const treeRoot = '/';
