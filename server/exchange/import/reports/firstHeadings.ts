import type { ReadSheet } from './reportRow.ts';

/** The row of the first headings of each sheet: there may be more tables below these. */
export function firstHeadings(sheets: readonly Pick<ReadSheet, 'name' | 'headerRow'>[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { name, headerRow } of sheets)
    found.set(name, Math.min(headerRow, found.get(name) ?? headerRow));
  return found;
}
