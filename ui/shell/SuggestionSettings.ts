import type { searchKinds } from '../../resources/calls/searchPage.ts';
import type { suggestionReasons } from '../../resources/calls/suggestAnswer.ts';
import type { Language } from '../../resources/language/languages.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';

/** The few words that the suggestions need in the browser. */
export interface SuggestionTexts {
  suggestions: string;
  kinds: string;
  all: string;
  /** Where nothing is suggested. */
  searchAll: string;
  recent: string;
  none: string;
  kind: Record<(typeof searchKinds)[number], string>;
  /** The same of a single one. */
  one: Record<(typeof searchKinds)[number], string>;
  /** Products that lack something of what was typed. */
  near: string;
  /** By reason; `{}` stands for what it is. */
  why: Record<(typeof suggestionReasons)[number], string>;
  gtin: string;
  articleNumber: string;
  /** Of a product that is no longer sold. */
  ended: string;
}

/** What the search field tells the suggestions, as JSON in `data-suggest`. */
export interface SuggestionSettings {
  platform: PlatformKey;
  language: Language;
  /** Language tag by which numbers are written. */
  tag: string;
  texts: SuggestionTexts;
}
