/**
 * How many products of a platform each tier holds, the most popular first; a last tier holds the rest. A tier is only asked
 * where those above have too few hits, so it has few too, however many products it holds.
 */
export const tierSizes = [3000, 12_000, 60_000, 200_000] as const;

/** Tiers are numbered from 0. */
export const lastTier = tierSizes.length;

export const tiers = Array.from({ length: lastTier + 1 }, (_, tier) => tier);
