import { z } from 'zod';
import { exampleHash } from '../address/exampleHash.ts';
import { imageKinds } from '../kinds/field.ts';
import { finding, suggestions } from '../limits.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { withExample } from './withExample.ts';

const foundRecord = z.strictObject({
  /** As the registry calls it; people are of `userRight`. */
  entity: withExample(z.string(), 'product'),
  /** The values of its key, in their order; of a person the account or the address. */
  key: withExample(z.array(z.string()), ['alpenfenster', 'f1']),
  title: withExample(z.string(), 'Holz-Metall-Fenster'),
  /** What tells it from others, such as article number and company. */
  beside: withExample(z.array(z.string()), ['F-1', 'Alpenfenster AG']),
  picture: z
    .strictObject({
      kind: withExample(z.enum(imageKinds), 'productImage'),
      hash: withExample(z.string(), exampleHash),
    })
    .nullable(),
});

/** Records of all kinds at once, from everywhere in the backoffice (behaviour B477). */
export const findCalls = {
  find: call({
    method: 'GET',
    path: '/import/find/{platform}',
    summary: `Records of all kinds whose screens the caller may open, at most ${finding.most} of each`,
    access: { kind: 'signedIn' },
    parameters: z.strictObject({ platform: z.enum(platformKeys) }),
    query: z.strictObject({
      text: withExample(z.string().min(finding.leastText).max(suggestions.longestText), 'fenster'),
      ...lang,
    }),
    answer: z.array(foundRecord),
  }),
};

export type FoundRecord = z.infer<typeof foundRecord>;
