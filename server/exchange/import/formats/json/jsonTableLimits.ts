/** What a record of foreign JSON may weigh; the rest is bounded as sheets are. */
export const jsonTableLimits = {
  recordBytes: 4 * 1024 * 1024,
  /** Objects and lists within each other. */
  depth: 64,
  /** Length of a name, or of a path of names. */
  nameBytes: 1000,
  /** Different places of lists. */
  places: 10_000,
} as const;
