import type { ImportEffect } from '../../../resources/calls/importReport.ts';
import { imports } from '../../../resources/limits.ts';
import { countEffects } from './reports/readEffects.ts';

interface Removal {
  /** How many records are to be removed, of how many that there are. */
  deleted: number;
  /** How many records of others go, or lose something, with them. */
  lostByOthers: number;
  existing: number;
  /** How many the sender agreed to. */
  confirmed: number | null;
}

/** Would so much be removed that the sender has to agree to just that number (behaviour B91)? */
export function needsConfirmation({ deleted, lostByOthers, existing, confirmed }: Removal): boolean {
  const lost = deleted + lostByOthers;
  return lost > existing * imports.guardedShare && confirmed !== lost;
}

/** What the sentence says that asks for it. */
export function confirmationOf({
  deleted,
  existing,
  effects,
}: {
  deleted: number;
  existing: number;
  effects: readonly ImportEffect[];
}): Record<'deleted' | 'existing' | 'lost' | 'confirm', number> {
  const lost = countEffects(effects);
  return { deleted, existing, lost, confirm: deleted + lost };
}
