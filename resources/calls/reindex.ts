import { z } from 'zod';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';

/** Builds all that is derived from the products of a platform anew, while reads keep answering. */
export const reindexCalls = {
  reindex: call({
    method: 'POST',
    sentAgain: 'harmless',
    path: '/import/reindex/{platform}',
    statuses: [202],
    summary: 'Builds all that is derived from the products of a platform anew',
    access: { kind: 'admin' },
    parameters: z.strictObject({ platform: z.enum(platformKeys) }),
    query: z.strictObject(lang),
    answer: z.strictObject({ state: z.literal('queued') }),
  }),
};
