import { z } from 'zod';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { jsonValue } from './jsonValue.ts';
import { lang } from './lang.ts';
import { dryRunQuery } from './undo.ts';
import { withExample } from './withExample.ts';

const deletedRecord = z.strictObject({
  /** The change that tells of its deletion: undoing that brings the record back. */
  change: withExample(z.number(), 4711),
  key: withExample(z.array(z.string()), ['alpenfenster', 'f1']),
  /** What it was called, in the form of the title of its entity. */
  title: withExample(jsonValue, { de: 'Holzfenster' }),
  at: withExample(z.string(), '2026-01-31T08:15:00.000Z'),
  /** By whom; null for the server. */
  sub: withExample(z.string(), '9f0c1d7e-6f6b-4a0b-8f53-0d3f5a1c2b77').nullable(),
  username: withExample(z.string(), 'supplier').nullable(),
  /** From then on it cannot be brought back any more. */
  emptiedAt: withExample(z.string(), '2026-03-02T08:15:00.000Z'),
  /** Is there another record of its key by now? It cannot come back then. */
  isTaken: z.boolean(),
});

/** What was deleted of an entity that declares `trash`, for those who may bring it back (behaviour B498). */
export const trashCalls = {
  list: call({
    method: 'GET',
    path: '/import/trash/{platform}/{entity}',
    summary: 'The deleted records of an entity that can be brought back, the last deleted first',
    access: { kind: 'signedIn' },
    parameters: z.strictObject({ platform: z.enum(platformKeys), entity: z.string().max(64) }),
    query: z.strictObject({
      orgaSid: z.string().max(64).optional(),
      /** What the answer before said is `next`. */
      before: z
        .string()
        .regex(/^\d{1,15}$/, { error: 'whole-number' })
        .optional(),
      ...lang,
    }),
    answer: z.strictObject({
      records: z.array(deletedRecord),
      next: withExample(z.string(), '4711').nullable(),
    }),
  }),
  /** Ends the way back before its time, for those who may delete such records (behaviour B628). */
  empty: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/trash/{platform}/{entity}/empty',
    summary: 'Takes deleted records out of the trash for good',
    access: { kind: 'signedIn' },
    parameters: z.strictObject({ platform: z.enum(platformKeys), entity: z.string().max(64) }),
    query: dryRunQuery,
    body: withExample(
      z.strictObject({
        /** Of this company only. */
        orgaSid: z.string().max(64).optional(),
        /** Only what was deleted by this change. */
        change: z.int().positive().optional(),
        /** Only what had been deleted by then: the newest change that whoever asks for it has seen. */
        until: z.int().positive().optional(),
      }),
      { orgaSid: 'alpenfenster' },
    ),
    answer: z.strictObject({
      dryRun: z.boolean(),
      emptied: withExample(z.number(), 2),
      /** What is never emptied: it names the file of a published declaration of performance. */
      stays: withExample(z.number(), 0),
    }),
  }),
};

export type DeletedRecord = z.infer<typeof deletedRecord>;
