import { z } from 'zod';
import { call } from './call.ts';
import { jsonValue } from './jsonValue.ts';
import { lang } from './lang.ts';
import { withExample } from './withExample.ts';

/**
 * Why an undo left something as it is: somebody changed it since, it is gone, or was taken out of the trash for good, there is one of its key again, the caller
 * has no right to it, others need it, it is no longer valid, another product has its number now, or the place where it
 * hung is no longer in the tree (behaviour B233).
 */
export const keptCodes = [
  'changed-since',
  'gone',
  'emptied',
  'there-again',
  'no-right',
  'needed',
  'not-valid',
  'number-taken',
  'hung-elsewhere',
] as const;
export type KeptCode = (typeof keptCodes)[number];

/** A field that an undo left as it is: what it would hold, what it holds, and why. */
export const keptField = z.strictObject({
  /** How people call the record: a product by its article number. */
  key: withExample(z.string(), 'N-1'),
  field: withExample(z.string(), 'productInfo.title'),
  before: withExample(jsonValue, { de: 'Fenster' }),
  now: withExample(jsonValue, { de: 'Holzfenster' }),
  code: z.enum(keptCodes),
  /** Of what hangs elsewhere, as a record that all platforms share may do so on several. */
  platform: z.string().optional(),
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
    sentAgain: 'once',
    path: '/import/report/{id}/undo',
    summary: 'Takes an import back',
    access: { kind: 'signedIn' },
    parameters: z.strictObject({ id: z.string().max(64) }),
    query: dryRunQuery,
    answer: importUndone,
  }),
};
