import { z } from 'zod';
import { call } from './call.ts';
import { withExample } from './withExample.ts';

/** The time service: the present moment as plain text, ISO 8601 in UTC (behaviour B71). */
export const timeCalls = {
  time: call({
    method: 'GET',
    path: '/time',
    summary: 'The time of the server',
    access: { kind: 'open' },
    mediaType: 'text/plain',
    answer: withExample(z.string(), '2026-01-31T08:15:00.000Z'),
  }),
};
