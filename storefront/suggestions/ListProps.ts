import type { SuggestionSettings } from '../../ui/shell/SuggestionSettings.ts';

/** What the options of every kind are told. */
export interface ListProps {
  paths: readonly string[];
  active: number | undefined;
  settings: SuggestionSettings;
}
