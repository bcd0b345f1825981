import { z } from 'zod';
import { languages } from '../language/languages.ts';
import { withExample } from './withExample.ts';

/** Why a column is taken for a field: the sentence for the code stands in `imports:reasons`. */
export const columnReason = z.strictObject({
  code: withExample(z.string(), 'heading'),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The sentence in the reader's language; answers have it. */
  message: z.string().optional(),
});
export type ColumnReason = z.infer<typeof columnReason>;

const meaning = {
  /** Of its texts. */
  language: z.enum(languages).optional(),
  /** Of its numbers, where the heading says it. */
  unit: z.string().optional(),
};

/** What a column could be, for a person to say. */
const columnProposal = z.strictObject({
  field: withExample(z.string(), 'articleNumber'),
  ...meaning,
  reason: columnReason,
});
export type ColumnProposal = z.infer<typeof columnProposal>;

/**
 * A column of a sheet as it was understood. `field` is a field of a product, with the language of its text behind a
 * dot, or `attributes.` and an attribute; null where the column is not read. `filled` counts its cells that hold
 * something, below the headings. What reports of former times do not say is empty.
 */
export const understoodColumn = z.strictObject({
  column: withExample(z.string(), 'A'),
  heading: withExample(z.string(), 'Lief.-Art.-Nr.'),
  field: withExample(z.string(), 'articleNumber').nullable(),
  ...meaning,
  /** By what it was understood: what the company said, the format, the heading, or what the column holds. */
  how: z.enum(['confirmed', 'format', 'heading', 'content']).nullable().default(null),
  reason: columnReason.nullable().default(null),
  /** Best first; only where `field` is null or may be wrong. */
  proposals: z.array(columnProposal).max(3).default([]),
  /** The first different values. */
  samples: z.array(z.string()).max(3).default([]),
  filled: z.number().default(0),
});
export type UnderstoodColumn = z.infer<typeof understoodColumn>;
