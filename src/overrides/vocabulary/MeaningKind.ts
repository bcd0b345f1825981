/** As what a typed text may be meant. */
export const meaningKinds = ['category', 'word', 'product'] as const;
export type MeaningKind = (typeof meaningKinds)[number];
