import { pathTo } from '../../resources/address/routes.ts';
import type { SuggestionSettings } from '../../ui/shell/SuggestionSettings.ts';
import { rememberSearch } from './recentSearches.ts';

interface Props {
  typed: string;
  label: string;
  settings: SuggestionSettings;
}

/** From the suggestions to the search page. */
export function WholeSearch({ typed, label, settings }: Props) {
  return (
    <a
      className="suggestions-all"
      href={pathTo(settings.language, 'search', {}, { text: typed.trim() })}
      onClick={() => rememberSearch(typed)}
    >
      {label}
    </a>
  );
}
