import { z } from 'zod';
import { columnReason } from '../../../../resources/calls/understoodColumn.ts';

/** A group of the file of a workbench that is called like no category, with what it may be, the likeliest first. */
export const keptGroup = z.strictObject({
  value: z.string(),
  /** Was the first proposal taken without asking? That happens once. */
  isTaken: z.boolean(),
  /** Does a term lead to a category that its products speak against? */
  isDoubted: z.boolean().optional(),
  proposals: z.array(z.strictObject({ sid: z.string(), reason: columnReason })),
});
export type KeptGroup = z.infer<typeof keptGroup>;
