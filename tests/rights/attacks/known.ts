/** Attacks that get through, by their titles, and why that is borne. */
export const known: Record<string, string> = {};
