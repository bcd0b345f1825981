import { z } from 'zod';
import { day } from '../kinds/day.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { namedChange } from './change.ts';
import { lang } from './lang.ts';
import { withExample } from './withExample.ts';

/** By what people ask for activity: what it did, or that a file or a change of many records did it. */
export const activityKinds = ['created', 'changed', 'deleted', 'imported', 'bulk'] as const;
export type ActivityKind = (typeof activityKinds)[number];

const counts = {
  created: withExample(z.number(), 0),
  changed: withExample(z.number(), 1),
  deleted: withExample(z.number(), 0),
};

const act = z.strictObject({
  /** Of its first change; older ones have smaller ones. */
  id: withExample(z.number(), 4711),
  at: withExample(z.string(), '2026-01-31T08:15:00.000Z'),
  /** Who, by account and name; null for what the server did by itself. */
  sub: withExample(z.string(), '9f0c1d7e-6f6b-4a0b-8f53-0d3f5a1c2b77').nullable(),
  username: withExample(z.string(), 'supplier').nullable(),
  /** From where; for administrators only. */
  address: withExample(z.string(), '192.0.2.7').nullable(),
  call: withExample(z.string(), 'PUT /import/product/{platform}/{orgaSid}/{sid}').nullable(),
  /** The import that did it, as long as its report is kept. */
  report: z
    .strictObject({
      id: withExample(z.string(), '5b1f0d0e-3c0a-4c2b-9f0e-6f7a3c1d2e4f'),
      fileName: withExample(z.string(), 'preisliste.xlsx').nullable(),
      entity: withExample(z.string(), 'product'),
      orgaSid: withExample(z.string(), 'alpenfenster'),
      isUndone: z.boolean(),
    })
    .nullable(),
  /** The change of many records that did it, or whose undoing did. */
  bulk: z
    .strictObject({
      id: withExample(z.string(), '5b1f0d0e-3c0a-4c2b-9f0e-6f7a3c1d2e4f'),
      isUndo: z.boolean(),
      isUndone: z.boolean(),
    })
    .nullable(),
  ...counts,
  /** The same by entity and company, the most first; empty for what belongs to no company. */
  parts: z.array(
    z.strictObject({
      entity: withExample(z.string(), 'product'),
      orgaSid: withExample(z.string(), 'alpenfenster'),
      ...counts,
    }),
  ),
  partCount: withExample(z.number(), 1),
  /** Its only change, beside what followed from it; null for several. */
  change: namedChange.nullable(),
});

const cursor = z.string().regex(/^\d{1,15}$/, { error: 'whole-number' });
const filters = {
  /** A part of the name of an account. */
  who: z.string().max(100).optional(),
  entity: z.string().max(64).optional(),
  /** A field of that entity that changed. */
  field: z.string().max(64).optional(),
  orgaSid: z.string().max(64).optional(),
  kind: z.enum(activityKinds).optional(),
  /** Days in Switzerland, both included. */
  since: day.optional(),
  until: day.optional(),
  /** What the answer before said is `next`. */
  before: cursor.optional(),
  ...lang,
};

/** What was done on a platform, and to what all platforms share, as far as the caller may change it (behaviour B495). */
export const activityCalls = {
  list: call({
    method: 'GET',
    path: '/import/activity/{platform}',
    summary: 'Who did what, newest first: an import, or what was written at once, is one act',
    access: { kind: 'signedIn' },
    parameters: z.strictObject({ platform: z.enum(platformKeys) }),
    query: z.strictObject(filters),
    answer: z.strictObject({
      acts: z.array(act),
      /** Null behind the last one. */
      next: withExample(z.string(), '4711').nullable(),
    }),
  }),
  changes: call({
    method: 'GET',
    path: '/import/activity/{platform}/{act}',
    summary: 'The changes of one act, newest first',
    access: { kind: 'signedIn' },
    parameters: z.strictObject({ platform: z.enum(platformKeys), act: cursor }),
    query: z.strictObject(filters),
    answer: z.strictObject({
      changes: z.array(namedChange),
      next: withExample(z.string(), '4711').nullable(),
    }),
  }),
};

export type Act = z.infer<typeof act>;
export type ActivityFilter = z.infer<typeof activityCalls.list.query>;
