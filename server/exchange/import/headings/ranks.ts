/**
 * What the company said goes first, then what the format fixes, our own names and labels, what others call things, and
 * what their words say together.
 */
export const ranks = {
  mapped: -2,
  format: -1,
  exact: 0,
  attribute: 1,
  synonym: 2,
  words: 3,
  weak: 4,
  weaker: 5,
  weakest: 6,
} as const;
