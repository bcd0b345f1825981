import { z } from 'zod';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { withExample } from './withExample.ts';

/** A field that an undo left as it is, since somebody changed it meanwhile: what it would hold, and what it holds. */
export const keptField = z.strictObject({
  /** How people call the record: a product by its article number. */
  key: withExample(z.string(), 'N-1'),
  field: withExample(z.string(), 'productInfo.title'),
  before: withExample(z.unknown(), { de: 'Fenster' }),
  now: withExample(z.unknown(), { de: 'Holzfenster' }),
});
export type KeptField = z.infer<typeof keptField>;

export const dryRunQuery = z.strictObject({
  dryRun: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .default(false),
  ...lang,
});

const importUndone = z.strictObject({
  dryRun: z.boolean(),
  state: z.literal('undone'),
  /** Records that the import had deleted, changed and created. */
  restored: z.number(),
  changed: z.number(),
  removed: z.number(),
  /** Things of companies that the caller does not cover; they stay as they are. */
  othersCount: z.number(),
  keptCount: z.number(),
  /** The first of them. */
  kept: z.array(keptField),
});
export type ImportUndone = z.infer<typeof importUndone>;

/** Takes back what an import wrote; what somebody changed since is left, and listed. */
export const undoCalls = {
  report: call({
    method: 'POST',
    path: '/import/report/{id}/undo',
    summary: 'Takes an import back',
    access: { kind: 'signedIn' },
    parameters: z.strictObject({ id: z.string().max(64) }),
    query: dryRunQuery,
    answer: importUndone,
  }),
};
