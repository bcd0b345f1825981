/** What a record of foreign XML may weigh; the rest is bounded as sheets are (behaviour B575). */
export const xmlTableLimits = {
  /** Elements within elements. */
  depth: 64,
  /** Of one record in memory, its names and texts. */
  recordBytes: 4 * 1024 * 1024,
  /** Different names of elements. */
  names: 2_000,
  /** Elements that only hold others, of one record. */
  holders: 200,
  /** What one element may hold, in different names. */
  fields: 2_000,
  /** Length of a name, or of a path of names. */
  nameLength: 500,
  /** That an element around records says of them. */
  fieldsAround: 50,
  /** Of such a text. */
  textAround: 1_000,
} as const;
