import { z } from 'zod';
import { call } from './call.ts';

/** For whoever runs the server. */
export const healthCalls = {
  health: call({
    method: 'GET',
    path: '/health',
    summary: 'Does the process live?',
    access: { kind: 'open' },
    answer: z.strictObject({ status: z.literal('ok') }),
  }),
  ready: call({
    method: 'GET',
    path: '/ready',
    summary: 'Is the server ready: not closing, its database reachable and migrated?',
    access: { kind: 'open' },
    answer: z.strictObject({ status: z.literal('ready') }),
  }),
};
