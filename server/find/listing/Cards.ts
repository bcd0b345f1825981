/**
 * Which products of a list have cards: all; of several variants the one that stands for them in the whole catalogue; or
 * the first of those that the list holds.
 */
export type Cards = 'each' | 'leaders' | 'first';
