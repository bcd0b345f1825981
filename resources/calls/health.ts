import { z } from 'zod';
import { call } from './call.ts';
import { withExample } from './withExample.ts';

/**
 * Why something is not ready, or is so by another way: the server closes, its database does not answer, has not seen all
 * migrations of this program or takes no writes, the primary answers in place of the replica, or no worker is at work.
 */
export const readinessReasons = [
  'closing',
  'database-away',
  'schema-behind',
  'read-only',
  'replica-away',
  'worker-silent',
] as const;

const readiness = z.strictObject({ isReady: z.boolean(), reasons: z.array(z.enum(readinessReasons)) });
export type Readiness = z.infer<typeof readiness>;

/** Is somebody at work, and for how many seconds have that import and that job of any kind waited which wait longest? */
const work = readiness.extend({
  oldestImportSeconds: withExample(z.number(), 12).nullable(),
  oldestJobSeconds: withExample(z.number(), 12).nullable(),
});
export type WorkReadiness = z.infer<typeof work>;

/** For whoever runs the server. What is not ready is answered by 503, with the same members in the problem document. */
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
    summary: 'Is the server ready for reads or for writes, and if not, why? Is a worker at work?',
    access: { kind: 'open' },
    answer: z.strictObject({ status: z.literal('ready'), reads: readiness, writes: readiness, work }),
  }),
  readyToRead: call({
    method: 'GET',
    path: '/ready/read',
    summary: 'Is the server ready to show what there is, from the replica or the primary?',
    access: { kind: 'open' },
    answer: readiness,
  }),
  readyToWrite: call({
    method: 'GET',
    path: '/ready/write',
    summary: 'Is the server ready to take writes: is its primary there, and does it take them?',
    access: { kind: 'open' },
    answer: readiness,
  }),
};
