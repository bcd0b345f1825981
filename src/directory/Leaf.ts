import type { Language } from '../../resources/language/languages.ts';
import type { Place } from './Place.ts';

/**
 * What two people can change without touching each other: a field, a part of an object, a text in one language, one
 * attribute, one element of a list, or the order of a list (behaviour B213).
 */
export interface Leaf {
  place: Place;
  /** The names that lead to it in a row; to the list, where it is of one. */
  path: readonly [string, ...string[]];
  language?: Language;
  /** The sid of the attribute. */
  attribute?: string;
  /** Which element of a list it is, by what tells it from the others. */
  element?: string;
  isOrder?: true;
}

/** A leaf with what it was and what it became: undefined where there is nothing. Of an order, lists of the same elements. */
export interface LeafChange {
  leaf: Leaf;
  before: unknown;
  after: unknown;
}

/** The same for the same leaf of another version, and for no other one of its entity. */
export function idOfLeaf({ path, element, isOrder }: Leaf): string {
  return JSON.stringify([path, element ?? null, Boolean(isOrder)]);
}
