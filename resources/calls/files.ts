import { z } from 'zod';
import { exampleHash } from '../address/exampleHash.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { foreseenDeletion } from './deletion.ts';
import { lang } from './lang.ts';
import { dryRunQuery } from './undo.ts';
import { withExample } from './withExample.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/, { error: 'unknown-file' });
const platform = z.enum(platformKeys);
const orgaSid = z.string().min(1).max(64);

/** Stored files (PDF) of companies, as documents name them. */
export const fileCalls = {
  /** On the platform of the host, for whoever reads that. */
  file: call({
    method: 'GET',
    path: '/file/{hash}',
    summary: 'A document',
    access: { kind: 'visitors', entity: 'file' },
    parameters: z.strictObject({ hash }),
    mediaType: 'application/pdf',
  }),
  /** The same under a name that says what it is, by which browsers keep it; any name will do. */
  namedFile: call({
    method: 'GET',
    path: '/file/{hash}/{name}',
    summary: 'A document under a name of its own',
    access: { kind: 'visitors', entity: 'file' },
    /** Small letters, digits and hyphens, and `.pdf` behind them; nothing is found by any other. */
    parameters: z.strictObject({ hash, name: z.string().max(200) }),
    mediaType: 'application/pdf',
  }),
  /** Takes `multipart/form-data` with the parts `file` and `orgaSid`. */
  upload: call({
    method: 'POST',
    sentAgain: 'harmless',
    path: '/import/file/{platform}',
    statuses: [201],
    summary: 'Stores a document (PDF)',
    access: { kind: 'entity', entity: 'file', action: 'create' },
    parameters: z.strictObject({ platform }),
    query: z.strictObject(lang),
    upload: { parts: ['orgaSid'] },
    answer: withExample(z.strictObject({ hash, bytes: z.number() }), { hash: exampleHash, bytes: 48_213 }),
  }),
  delete: call({
    method: 'DELETE',
    sentAgain: 'once',
    path: '/import/file/{platform}/{orgaSid}/{hash}',
    summary: 'Removes a document that nothing names; with dryRun tells whether it would go',
    access: { kind: 'entity', entity: 'file', action: 'delete' },
    parameters: z.strictObject({ platform, orgaSid, hash }),
    query: dryRunQuery,
    answer: foreseenDeletion,
  }),
};
