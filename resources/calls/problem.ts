import { z } from 'zod';
import { withExample } from './withExample.ts';

/** What every refusal is answered with, in the reader's language (RFC 9457); some codes carry more members. */
export const problemDocument = withExample(
  z.looseObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z.array(
      z.strictObject({
        /** Where, with dots between the steps, and as JSON Pointer (RFC 6901). */
        path: z.string(),
        pointer: z.string(),
        code: z.string(),
        message: z.string(),
        /** The name that was probably meant. */
        suggestion: z.string().optional(),
      }),
    ),
  }),
  {
    type: '/problems/unprocessable',
    title: 'Faulty values',
    status: 422,
    detail: 'Nothing was saved. Correct the values named.',
    errors: [
      {
        path: 'orgaDetails.name',
        pointer: '/orgaDetails/name',
        code: 'required',
        message: 'This value is missing.',
      },
    ],
  },
);
