import { z } from 'zod';
import { withExample } from './withExample.ts';

/** What every refusal is answered with, in the reader's language (RFC 9457); some codes carry more members. */
export const problemDocument = withExample(
  z.looseObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z.array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() })),
  }),
  {
    type: '/problems/unprocessable',
    title: 'Faulty values',
    status: 422,
    detail: 'Nothing was saved. Correct the values named.',
    errors: [{ path: 'orgaDetails.name', code: 'required', message: 'This value is missing.' }],
  },
);
