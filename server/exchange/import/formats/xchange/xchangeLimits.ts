/** What a file of ETIM xChange may weigh beyond what holds for every file of rows (`workbookLimits`). */
export const xchangeLimits = {
  /** Objects and lists within each other. */
  depth: 40,
  /** Of one product, in memory. */
  recordBytes: 8 * 1024 * 1024,
  /** Of all that is around the products, with a few bytes for each of them. */
  aroundBytes: 32 * 1024 * 1024,
} as const;
