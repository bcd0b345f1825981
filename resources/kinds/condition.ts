import { z } from 'zod';
import { wordsOf, type Word } from './conditionWords.ts';
import type { Field } from './field.ts';
import { isMoment } from './isMoment.ts';
import { moment } from './moment.ts';
import { momentField } from '../systemMoments.ts';

const single = z.union([z.string().max(500), z.number(), z.boolean()]);

const words = {
  /** Is there something, or is it empty? */
  has: z.boolean(),
  /** Is it this, or one of these? */
  is: z.union([single, z.array(single).min(1).max(100)]),
  /** Does this stand in it, in whatever case? */
  part: z.string().min(1).max(200),
  /** Bounds of a number, or of how many there are; both included. */
  least: z.number(),
  most: z.number(),
  /** Bounds of a day, as `2026-01-31`, or of a moment, as `2026-01-31T08:15:00Z`; both included (behaviour B735). */
  since: z.union([z.iso.date(), moment]),
  until: z.union([z.iso.date(), moment]),
} satisfies Record<Word, z.ZodType>;

/** What a list asks of a leaf of its records (behaviour B217), such as `{ "least": 100, "most": 200 }`; at least one word. */
export const condition = z
  .strictObject(words)
  .partial()
  .refine((asked) => Object.keys(asked).length > 0, { error: 'required' });
export type Condition = z.infer<typeof condition>;

/** The conditions that a leaf of that field takes. */
export function conditionOf(field: Field): z.ZodType<Condition> {
  const taken: readonly string[] = wordsOf(field);
  return condition.superRefine((asked, context) => {
    const keys = Object.keys(asked).filter((word) => !taken.includes(word));
    if (keys.length > 0) context.addIssue({ code: 'unrecognized_keys', keys, input: asked });
    for (const end of ['since', 'until'] as const)
      if (field !== momentField && isMoment(asked[end]))
        context.addIssue({ code: 'custom', message: 'date-form', path: [end], input: asked[end] });
  });
}
