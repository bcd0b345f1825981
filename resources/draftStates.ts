/** How far a draft is: worked on, with somebody to be approved, or sent back with what is to be done. */
export const draftStates = ['open', 'submitted', 'returned'] as const;
export type DraftState = (typeof draftStates)[number];

/** Under which name a list of what has drafts is narrowed to records by theirs (behaviour B595). */
export const draftWord = 'draft';

/** Records that have one, whichever, or one that is so far. */
export const draftFilters = ['any', ...draftStates] as const;
export type DraftFilter = (typeof draftFilters)[number];
