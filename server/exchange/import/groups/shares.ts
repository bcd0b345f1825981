/** So many of the products must agree where the words of a group do not say it. */
export const leastShare = 0.4;
export const leastOfAll = 0.3;
/** So many where its words say it too. */
export const sureBeside = 1 / 3;
/** So many where they alone say it. */
export const sureAlone = 0.75;
/** A file is about what so many of its titles speak of. */
export const leastOfFile = 0.25;
/** What a title only mentions is not what it is about. */
export const leastSpoken = 0.4;
/** Scores that differ by no more say the same. */
export const alike = 0.95;
