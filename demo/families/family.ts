/** Numbers by attribute sid, as a formula sees them. */
type Numbers = Record<string, number>;

/** A choice that follows from the choice in another attribute, by the sid of the latter. */
export interface FollowingValue {
  by: string;
  are: Readonly<Record<string, string>>;
}

/**
 * What products of a family have in an attribute: numbers to choose from, choice sids separated by spaces,
 * yes or no, one number, a formula of the numbers before it, or what follows from another attribute.
 */
export type FamilyValue =
  | readonly number[]
  | readonly boolean[]
  | string
  | boolean
  | number
  | FollowingValue
  | ((numbers: Numbers) => number);

export type FamilySource = {
  /** Sid of the leaf category. */
  leaf: string;
  /** Sid of the one product line it belongs to, where not any line of the company will do. */
  line?: string;
  /** For objects: the first year in which one could be built, unless {@link firstYear}. */
  since?: number;
  /** One product of it, `de | en | fr | it`. */
  noun: string;
  /**
   * Templates; `{noun}`, `{line}`, `{orga}`, `{number}` and attribute sids are filled in. Attributes named
   * in title or subtitle span the variants of the family; all others are drawn per product.
   */
  title: string;
  subTitle: string;
  /** What it is and what it is for: full sentences, `de | en | fr | it`. */
  about: string;
  values: Record<string, FamilyValue>;
  /** Name of the drawing; may hold one `{attribute}` of choices, e.g. a colour. */
  picture: string;
};

/** Does the value follow from another attribute? */
export function isFollowing(value: FamilyValue): value is FollowingValue {
  return typeof value === 'object' && 'by' in value;
}

/** The age of the oldest object of a family that knows no better. */
export const firstYear = 1962;

/** Families of one root with sentences that hold for all of them. */
export type FamilyRoom = {
  remarks: string[];
  /** Rail property has an age and a place instead of a price list's packaging. */
  areObjects?: boolean;
  families: FamilySource[];
};
