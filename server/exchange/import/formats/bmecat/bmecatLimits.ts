/** What a catalogue may weigh beyond what holds for every file of rows, `workbookLimits` (behaviour B302). */
export const bmecatLimits = {
  /** Elements within elements. */
  depth: 60,
  /** Of one product, or whatever else is held as a whole, in memory. */
  elementBytes: 8 * 1024 * 1024,
  /** Groups of all classifications, templates of features, and places of products in groups, each. */
  groups: 1_000_000,
  /** That are told of one product. */
  groupsOfProduct: 100,
} as const;
