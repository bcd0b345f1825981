import type { ImageVariant } from '../limits.ts';

/** The address of a variant of a picture. */
export function imagePath({ kind, hash }: { kind: string; hash: string }, variant: ImageVariant): string {
  return `/api/image/${kind}/${hash}/${variant}`;
}
