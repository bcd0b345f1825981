/** Attacks that get through, by their titles, and why that is borne. */
export const known: Record<string, string> = {
  'a token of a sign-in that is SQL':
    'It is a fault of ours instead of 401, and needs our own private key: whoever has that needs no SQL.',
};
