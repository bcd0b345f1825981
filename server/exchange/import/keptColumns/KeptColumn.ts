import { nameKey } from '../catalogue/nameKey.ts';

/** What a column was taken for by what it held, in the first file of its layout. */
export interface KeptColumn {
  /** By `headingKey`. */
  heading: string;
  letter: string;
  /** As `targetKey` names it. */
  field: string;
  language: string | null;
  unit: string | null;
}

const longestKey = 200;

/** By what a heading is found again, however it is written. */
export function headingKey(heading: string): string {
  return nameKey(heading).slice(0, longestKey).toWellFormed();
}
