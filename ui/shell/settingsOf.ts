import type { AccountListsSettings, OwnListsSettings } from './OwnListsSettings.ts';
import type { ShortlistSettings } from './ShortlistSettings.ts';
import type { SuggestionSettings } from './SuggestionSettings.ts';

/** What an element of the page tells its script, as JSON in the data attribute of that name. */
export interface ElementSettings {
  accountLists: AccountListsSettings;
  newsletter: { done: string; failed: string };
  ownLists: OwnListsSettings;
  shortlist: ShortlistSettings;
  suggest: SuggestionSettings;
}

/** What the element was told when the server drew it. */
export function settingsOf<Name extends keyof ElementSettings>(
  { dataset }: HTMLElement,
  name: Name,
): ElementSettings[Name] {
  // Text has no type; the components that write it (`SearchField`, `ShortlistLink`, `NewsletterForm`) keep to the same one.
  return JSON.parse(dataset[name] ?? '{}') as ElementSettings[Name];
}
