import type { z } from 'zod';

/** A schema that shows what it means: the contract prints the example, and the tests send it. */
export function withExample<S extends z.ZodType>(schema: S, example: z.input<S>): S {
  return schema.meta({ examples: [example] });
}
