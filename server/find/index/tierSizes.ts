/**
 * How many products of a platform each tier holds, the most popular first; a last tier holds the rest. Each is twice what
 * stands above it: a tier is only asked where those above have too few hits, so it has few too.
 */
export const tierSizes = [1000, 2000, 6000, 18_000, 54_000, 162_000] as const;

/** Tiers are numbered from 0. */
export const lastTier = tierSizes.length;

export const tiers = Array.from({ length: lastTier + 1 }, (_, tier) => tier);
