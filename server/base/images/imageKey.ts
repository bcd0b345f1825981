import type { ImageVariant } from '../../../resources/limits.ts';

/** Where a variant of a picture lies in the store. */
export function imageKey(hash: string, variant: ImageVariant): string {
  return `images/${hash.slice(0, 2)}/${hash}/${variant}.webp`;
}

/** Where a picture lies as it was sent, until all is made of it; nobody is shown it: a camera notes more than it sees. */
export function sentKey(hash: string): string {
  return `images/${hash.slice(0, 2)}/${hash}/sent`;
}
