import { workbookLimits as limits } from '../limits.ts';

/** Anything but a small number counts as one more than any sheet has. */
export function wholeNumberOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Math.max(Number(text), 1) : limits.sheetRows + 1;
}
