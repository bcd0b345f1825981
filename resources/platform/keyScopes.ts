/** What a key may be given, each for itself: to read, and to write what belongs together. */
export const keyScopes = ['read', 'products', 'pictures', 'offers', 'statistics'] as const;

export type KeyScope = (typeof keyScopes)[number];
