import type { Language } from '../../../resources/language/languages.ts';

/** What a piece of a typed text may stand for. */
export interface Meaning {
  /** As typed. */
  typed: string;
  start: number;
  end: number;
  kind: 'word' | 'class' | 'quantity' | 'designation' | 'value' | 'category' | 'orga' | 'productLine';
  /** As a person reads it, where it was taken for more than a word. */
  label?: string;
  /** What narrows that: the `Eiche` of `Eichenparkett`. */
  with?: string;
  /** The product's own words and facts that meet it, as a `tsquery`. */
  own: string | undefined;
  /** The same, and what is said about a product around it. */
  any: string | undefined;
  /** Products that have it, about. */
  products: number;
  /** Folded words that count as this one where products are put in order and words are marked. */
  forms: readonly string[];
  /** Folded words for the same thing. */
  alike: readonly string[];
  /** Facts that count as this one, such as `c:fenster`. */
  facts: readonly string[];
  /** Folded words that are no condition, but put a product that has them in front. */
  extras: readonly string[];
  /** Where nobody knows it as it is spelled: the words it is taken for, the nearest first, as they are written. */
  spellings: readonly string[];
  /** The language whose words it is taken for. */
  language: Language;
  /** How much it says about what is looked for: more than what weighs less. */
  weight: number;
  /** May it be met only by numbers, so that it never finds anything alone? */
  isNumber: boolean;
  /** Is it something else than what was typed, so that this is missing in what meets it? */
  isInstead?: boolean;
  /** Of an attribute's values a product has to have one of these, by their ids, beside what the expressions ask. */
  valueIds?: readonly number[];
  /** The same with less: the head of a compound, the nearest quantities. */
  looser?: Meaning;
}
