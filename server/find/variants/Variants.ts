import { z } from 'zod';
import { languages } from '../../../resources/language/languages.ts';

export const translated = z.partialRecord(z.enum(languages), z.string());

/** What tells the variants of a group apart, as it is stored: `of` names each with the places of its values. */
export const storedVariants = z.object({
  /** `values` as `facet_value` has them, in their order. */
  axes: z.array(z.object({ attribute: z.string(), values: z.array(z.string()) })),
  of: z.array(z.object({ sid: z.string(), articleNumber: z.string(), at: z.array(z.number()) })),
});
export type StoredVariants = z.infer<typeof storedVariants>;

/** From where to where the values of a group go, as a card says it; `name` where the value says nothing by itself. */
export const storedRange = z.object({
  /** Sid of the attribute. */
  attribute: z.string(),
  name: translated.nullable(),
  unit: z.string().nullable(),
  extent: z.tuple([z.number(), z.number()]).nullable(),
  labels: z.array(translated),
  /** Further labels. */
  more: z.number(),
});
export type StoredRange = z.infer<typeof storedRange>;
