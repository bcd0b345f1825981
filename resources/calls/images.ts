import { z } from 'zod';
import { imageKinds } from '../kinds/field.ts';
import { imageVariants } from '../limits.ts';
import { exampleHash } from '../address/exampleHash.ts';
import { imagePath } from '../address/imagePath.ts';
import { keysOf } from '../keysOf.ts';
import { noOrga } from '../noOrga.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { foreseenDeletion } from './deletion.ts';
import { lang } from './lang.ts';
import { dryRunQuery } from './undo.ts';
import { withExample } from './withExample.ts';

const variants = keysOf(imageVariants);

const hash = z.string().regex(/^[0-9a-f]{64}$/, { error: 'unknown-image' });
const orgaSid = z.string().max(64).default(noOrga);

/** Stored pictures in their variants; the platform is that of the host. */
export const imageCalls = {
  image: call({
    method: 'GET',
    path: '/image/{kind}/{hash}/{variant}',
    summary: 'A picture',
    access: { kind: 'visitors' },
    parameters: z.strictObject({
      kind: z.enum(imageKinds),
      hash,
      variant: z.enum(variants),
    }),
    /** WebP; `full` also as JPEG. */
    query: z.strictObject({ type: z.enum(['jpeg']).optional() }),
    mediaType: 'image/webp',
  }),
  /**
   * Takes `multipart/form-data` with the parts `file`, `orgaSid` (none for a picture of no company) and
   * `productSid` (the picture is put behind the others of that product).
   */
  upload: call({
    method: 'POST',
    sentAgain: 'harmless',
    path: '/import/image/{platform}/{kind}',
    statuses: [201],
    summary: 'Stores a picture',
    access: { kind: 'entity', entity: 'image', action: 'create' },
    parameters: z.strictObject({ platform: z.enum(platformKeys), kind: z.enum(imageKinds) }),
    query: z.strictObject(lang),
    upload: { parts: ['orgaSid', 'productSid'] },
    answer: withExample(z.strictObject({ hash, width: z.number(), height: z.number() }), {
      hash: exampleHash,
      width: 1800,
      height: 1200,
    }),
  }),
  delete: call({
    method: 'DELETE',
    sentAgain: 'once',
    path: '/import/image/{platform}/{kind}/{hash}',
    summary: 'Removes a picture that nothing shows; with dryRun tells whether it would go',
    access: { kind: 'entity', entity: 'image', action: 'delete' },
    parameters: z.strictObject({ platform: z.enum(platformKeys), kind: z.enum(imageKinds), hash }),
    query: dryRunQuery.extend({ orgaSid }),
    answer: foreseenDeletion,
  }),
};

/** The address of a picture as JPEG, for previews elsewhere (Open Graph). */
export function jpegPath(picture: { kind: string; hash: string }): string {
  return `${imagePath(picture, 'full')}?type=jpeg`;
}
