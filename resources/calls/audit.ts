import { z } from 'zod';
import { product } from '../entities/product.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { change } from './change.ts';
import { jsonQuery } from './jsonQuery.ts';
import { jsonValue } from './jsonValue.ts';
import { lang } from './lang.ts';
import { rangeQuery } from './rangeQuery.ts';
import { keptField, dryRunQuery } from './undo.ts';
import { withExample } from './withExample.ts';

/** Whence a value is: a field, its text in one language, or what it says of one attribute. */
const origin = z.strictObject({
  /** As changes name fields: `title.de`, `attributes.breite`, `brand`. */
  path: withExample(z.string(), 'title.de'),
  at: withExample(z.string(), '2026-01-31T08:15:00.000Z'),
  /** Somebody by hand or by a call, a file, or the server by itself. */
  source: z.enum(['typed', 'import', 'server']),
  username: withExample(z.string(), 'supplier').nullable(),
  /** Of the file; what is left of an import after its time is its id. */
  reportId: withExample(z.string(), '5b1f0d0e-3c0a-4c2b-9f0e-6f7a3c1d2e4f').nullable(),
  fileName: withExample(z.string(), 'preisliste.xlsx').nullable(),
});

/** The record of changes: all of it for administrators, that of one record for those who may change the record. */
export const auditCalls = {
  audit: call({
    method: 'GET',
    path: '/import/audit',
    summary: 'The changes that were made, newest first',
    access: { kind: 'signedIn' },
    query: z.strictObject({
      platform: z.enum(platformKeys).optional(),
      entity: z.string().max(64).optional(),
      /** The values of the record's key, as a JSON list. */
      key: jsonQuery(z.array(z.string().max(64)).min(1).max(8)).optional(),
      ...rangeQuery,
      ...lang,
    }),
    answer: z.array(change),
  }),
  /** Where the values of one record come from, for those who may change it (behaviour B366). */
  origins: call({
    method: 'GET',
    path: '/import/audit/origins',
    summary: 'Where the values of a record come from, and since when they stand there',
    access: { kind: 'signedIn' },
    query: z.strictObject({
      platform: z.enum(platformKeys).optional(),
      entity: z.string().max(64),
      key: jsonQuery(z.array(z.string().max(64)).min(1).max(8)),
      ...lang,
    }),
    answer: z.array(origin),
  }),
  /** Takes one change back, in every field that nobody changed since. */
  undo: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/change/{id}/undo',
    summary: 'Takes one change back',
    access: { kind: 'signedIn' },
    takesVersion: true,
    parameters: z.strictObject({ id: z.string().regex(/^\d{1,15}$/, { error: 'whole-number' }) }),
    query: dryRunQuery.extend({
      /** Only this field of a record that was changed, as the change names it. */
      field: z.string().max(64).optional(),
    }),
    answer: z.strictObject({
      dryRun: z.boolean(),
      kind: withExample(change.shape.kind, 'changed'),
      /** The record in the nesting of the API; null where it is not there. */
      before: withExample(jsonValue, product.example),
      after: withExample(jsonValue, product.example),
      /** Fields that somebody changed since: they are left as they are. */
      kept: z.array(keptField.omit({ key: true })),
    }),
  }),
};

export type Origin = z.infer<typeof origin>;
export type Undone = z.infer<typeof auditCalls.undo.answer>;
