/** Behind every letter and digit, in the order of bytes: what begins with a word stands before the word and this. */
export const behindAll = '{';
