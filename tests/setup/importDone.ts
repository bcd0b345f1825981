import { expect } from 'vitest';

/** The state of an import that went through: the search may have caught up by the time of the answer, or not. */
export const importDone = expect.stringMatching(/^(applied|searchable)$/);
