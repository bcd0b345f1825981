/** The one row of an answer. Throws where there is none, or more than one. */
export function onlyRow<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined || rows.length > 1)
    throw new Error(`A statement answered ${rows.length} rows, not one.`);
  return row;
}
