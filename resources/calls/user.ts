import { z } from 'zod';
import { day } from '../kinds/day.ts';
import { countryKeys } from '../platform/platforms.ts';
import { rights } from '../platform/rights.ts';
import { call } from './call.ts';
import { withExample } from './withExample.ts';

/** The calls about the caller. */
export const userCalls = {
  rights: call({
    method: 'GET',
    path: '/user/rights',
    summary: 'The rights of the caller',
    access: { kind: 'signedIn' },
    answer: withExample(
      z.strictObject({
        rights: z.array(
          z.strictObject({
            right: z.enum(rights),
            orgaCountry: z.strictObject({ sid: z.string(), country: z.enum(countryKeys) }).optional(),
            /** The last day on which it counts. */
            until: day.optional(),
          }),
        ),
      }),
      { rights: [{ right: 'COMPANY', orgaCountry: { sid: 'alpenfenster', country: 'CH' } }] },
    ),
  }),
};
