/** Is this sequence made? Called once for each, with the words that say which it is. */
export type IsMade = (...sequence: readonly string[]) => boolean;
