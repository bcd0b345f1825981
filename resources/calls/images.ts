import { z } from 'zod';
import { imageKinds } from '../kinds/field.ts';
import { imageVariants, type ImageVariant } from '../limits.ts';
import { call } from './call.ts';

const variants = Object.keys(imageVariants) as [ImageVariant, ...ImageVariant[]];

/** Stored pictures in their variants; the platform is that of the host. */
export const imageCalls = {
  image: call({
    method: 'GET',
    path: '/image/{kind}/{hash}/{variant}',
    access: { kind: 'visitors' },
    parameters: z.strictObject({
      kind: z.enum(imageKinds),
      hash: z.string().regex(/^[0-9a-f]{64}$/),
      variant: z.enum(variants),
    }),
  }),
};

/** The address of a variant of a picture. */
export function imagePath({ kind, hash }: { kind: string; hash: string }, variant: ImageVariant): string {
  return `/api/image/${kind}/${hash}/${variant}`;
}
