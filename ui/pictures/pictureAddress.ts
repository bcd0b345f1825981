import type { Picture } from '../../resources/calls/shown.ts';
import type { ImageVariant } from '../../resources/limits.ts';

/** Where a variant of a picture is served. */
export function pictureAddress(
  { kind, hash }: Pick<Picture, 'kind' | 'hash'>,
  variant: ImageVariant,
): string {
  return `/api/image/${kind}/${hash}/${variant}`;
}
