import type { TableRow } from '../records/tableRows.ts';

/** Where each field of a row stands: that of several languages where the first of them does. */
export function columnsOf({ cells }: TableRow): Map<string, { column: string; heading: string }> {
  const columns = new Map<string, { column: string; heading: string }>();
  for (const [name, cell] of cells) {
    const [field = name] = name.split('.');
    if (!columns.has(field)) columns.set(field, cell);
  }
  return columns;
}
