import { z } from 'zod';
import { lists } from '../limits.ts';
import { importEffect } from './importReport.ts';
import { withExample } from './withExample.ts';

/** Whose records go, or lose something, because the one that they name is deleted. */
const effect = importEffect.extend({
  /** Empty for records that all platforms share. */
  platform: z.string(),
});
export type DeletionEffect = z.infer<typeof effect>;

/** Who needs a record, and what helps (behaviour B191). */
const needed = z.strictObject({
  /** How often; `confirm` is this number. */
  count: z.number(),
  companies: z.array(effect.extend({ field: z.string() })).max(lists.mostRows),
  remedies: z.array(z.enum(['confirm', 'insteadOf'])),
});
export type NeededBy = z.infer<typeof needed>;

/** What deleting a record would do (behaviour B230). */
export const foreseenDeletion = withExample(
  z.strictObject({
    dryRun: z.literal(true),
    /** Where `confirm` or `insteadOf` is asked for, without which the deletion is refused with 409; else null. */
    needed: needed.nullable(),
    /** What goes with it, or loses something, without being asked for, and what was agreed to. */
    effects: z.array(effect).max(lists.mostRows),
  }),
  {
    dryRun: true,
    needed: null,
    effects: [
      { platform: 'CH', entity: 'productRelation', orgaSid: 'andere', name: 'Andere AG', count: 2 },
      { platform: 'CH', entity: 'retailerData', orgaSid: 'bauhandel', name: 'Bauhandel AG', count: 1 },
    ],
  },
);
export type ForeseenDeletion = z.infer<typeof foreseenDeletion>;
