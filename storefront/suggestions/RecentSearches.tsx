import { pathTo } from '../../resources/address/routes.ts';
import type { SuggestionSettings } from '../../ui/shell/SuggestionSettings.ts';

/** What was searched for before, as long as nothing is typed. */
export function RecentSearches({
  texts,
  settings,
}: {
  texts: readonly string[];
  settings: SuggestionSettings;
}) {
  return (
    <div className="suggestions">
      <nav className="recent-searches" aria-labelledby="recent-searches">
        <p id="recent-searches" className="label">
          {settings.texts.recent}
        </p>
        <ul>
          {texts.map((text) => (
            <li key={text}>
              <a href={pathTo(settings.language, 'search', {}, { text })}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
