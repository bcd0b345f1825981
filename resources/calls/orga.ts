import { z } from 'zod';
import { orga } from '../entities/orga.ts';
import { orgaConnection } from '../entities/orgaConnection.ts';
import { platformKeys } from '../platforms.ts';
import { schemaOf } from '../schemaOf.ts';
import { call } from './call.ts';
import { importChange, importIssue } from './imports.ts';

const platform = z.enum(platformKeys);
const lang = { lang: z.string().max(10).optional() };
const count = z.number();

/** A part of a company: what it does not mention stays, `null` clears (RFC 7396, JSON Merge Patch). */
const partOfOrga = z.looseObject({ sid: z.string().min(1).max(64) });

/** What changing several companies did, in the words of an import's report. */
const patchReport = z.strictObject({
  state: z.literal('applied'),
  dryRun: z.boolean(),
  read: count,
  created: count,
  changed: count,
  unchanged: count,
  deleted: count,
  failed: count,
  issues: z.array(importIssue),
  changes: z.array(importChange),
});

/** The calls of companies beyond the plain ones (specification section 7). */
export const orgaCalls = {
  patch: call({
    method: 'PATCH',
    path: `/import/${orga.path}`,
    summary: 'Changes parts of several companies',
    access: { kind: 'entity', entity: 'orga', action: 'update' },
    parameters: z.strictObject({ platform }),
    query: z.strictObject({
      dryRun: z
        .enum(['true', 'false'])
        .transform((value) => value === 'true')
        .default(false),
      ...lang,
    }),
    // Each part names its own.
    hasNoVersion: true,
    body: z.array(partOfOrga).min(1).max(1000),
    answer: patchReport,
  }),
  /** The companies that one is connected with. */
  connections: call({
    method: 'GET',
    path: `/import/${orgaConnection.path}/{orgaSid}`,
    summary: 'The companies that one is connected with',
    access: { kind: 'entity', entity: 'orgaConnection', action: 'read' },
    parameters: z.strictObject({ platform, orgaSid: z.string().max(64) }),
    query: z.strictObject(lang),
    answer: z.array(schemaOf(orgaConnection)),
  }),
};

export type PartOfOrga = z.infer<typeof partOfOrga>;
export type PatchReport = z.infer<typeof patchReport>;
