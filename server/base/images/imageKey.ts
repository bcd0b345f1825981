import type { ImageVariant } from '../../../resources/limits.ts';

/** Where a variant of a picture lies in the store. */
export function imageKey(hash: string, variant: ImageVariant): string {
  return `images/${hash.slice(0, 2)}/${hash}/${variant}.webp`;
}
