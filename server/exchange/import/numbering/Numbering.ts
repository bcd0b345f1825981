import { z } from 'zod';

/** By which columns articles are numbered that no heading numbers: by its heading, and by its letter where several are called so. */
export const numbering = z.strictObject({
  parts: z.array(z.strictObject({ heading: z.string(), letter: z.string() })),
  isWhole: z.boolean(),
  isGtin: z.boolean().optional(),
});

export type Numbering = z.infer<typeof numbering>;
