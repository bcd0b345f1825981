import { z } from 'zod';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { withExample } from './withExample.ts';

const most = z.strictObject({
  storedMegabytes: z.number(),
  uploadedMegabytesADay: z.number(),
  picturesADay: z.number(),
  megapixelsADay: z.number(),
  importsWaiting: z.number(),
  rowsWaiting: z.number(),
  issuesKept: z.number(),
  rawValues: z.number(),
});

/** What a company may have, and has; a megabyte is 2^20 bytes (behaviour B162). */
export const budgetCalls = {
  use: call({
    method: 'GET',
    path: '/import/orga-use/{platform}/{orgaSid}',
    summary: 'How much a company has stored and uploaded today, and how much it may',
    access: { kind: 'entity', entity: 'orgaBudget', action: 'read' },
    parameters: z.strictObject({ platform: z.enum(platformKeys), orgaSid: z.string().min(1).max(64) }),
    query: z.strictObject(lang),
    answer: withExample(
      /** Of what is counted for each report by itself nothing is used. */
      z.strictObject({ used: most.omit({ issuesKept: true }), most }),
      {
        used: {
          storedMegabytes: 312.4,
          uploadedMegabytesADay: 20.1,
          picturesADay: 14,
          megapixelsADay: 168.2,
          importsWaiting: 0,
          rowsWaiting: 0,
          rawValues: 0,
        },
        most: {
          storedMegabytes: 20_480,
          uploadedMegabytesADay: 10_240,
          picturesADay: 10_000,
          megapixelsADay: 40_000,
          importsWaiting: 4,
          rowsWaiting: 500_000,
          issuesKept: 10_000,
          rawValues: 500_000,
        },
      },
    ),
  }),
};

export type OrgaUse = z.infer<typeof budgetCalls.use.answer>;
