import { z } from 'zod';

/** What every refusal is answered with, in the reader's language (RFC 9457); some codes carry more members. */
export const problemDocument = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() })),
});
