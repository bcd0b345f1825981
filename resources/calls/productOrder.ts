import { z } from 'zod';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { dryRunQuery } from './undo.ts';
import { withExample } from './withExample.ts';

/** In which order a company shows its products. */
export const productOrderCalls = {
  reorder: call({
    method: 'PUT',
    sentAgain: 'once',
    path: '/import/product/{platform}/reorder',
    summary: 'Puts products of a company in front, in this order',
    access: { kind: 'entity', entity: 'product', action: 'update' },
    hasNoVersion: true,
    parameters: z.strictObject({ platform: z.enum(platformKeys) }),
    query: dryRunQuery,
    /** Products that are not named keep their order behind. */
    body: withExample(
      z.strictObject({
        orgaSid: z.string().min(1).max(64),
        productSids: z.array(z.string().max(64)).min(1).max(10_000),
      }),
      { orgaSid: 'alpenfenster', productSids: ['f2'] },
    ),
    answer: withExample(
      z.strictObject({
        dryRun: z.boolean(),
        orgaSid: z.string(),
        /** Products that have another place now. */
        changed: z.number(),
        unchanged: z.number(),
      }),
      { dryRun: false, orgaSid: 'alpenfenster', changed: 2, unchanged: 0 },
    ),
  }),
};
