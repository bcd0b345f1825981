import { z } from 'zod';
import { call } from './call.ts';

/** The time service: the present moment as plain text, ISO 8601 in UTC (specification section 7). */
export const timeCalls = {
  time: call({
    method: 'GET',
    path: '/time',
    summary: 'The time of the server',
    access: { kind: 'open' },
    mediaType: 'text/plain',
    answer: z.string(),
  }),
};
