import type { ImageVariant } from '../../../resources/limits.ts';

/** The size in which suggestions show a picture. */
export const suggestedSize: ImageVariant = '240';
