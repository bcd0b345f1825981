import { imports } from '../../../resources/limits.ts';

interface Removal {
  /** How many records are to be removed, of how many that there are. */
  deleted: number;
  existing: number;
  /** How many the sender agreed to. */
  confirmed: number | null;
}

/** Would so much be removed that the sender has to agree to just that number (behaviour B91)? */
export function needsConfirmation({ deleted, existing, confirmed }: Removal): boolean {
  return deleted > existing * imports.guardedShare && confirmed !== deleted;
}
