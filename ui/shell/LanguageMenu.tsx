import { languages } from '../../resources/language/languages.ts';
import { Flag } from '../logos/Flag.tsx';
import { Icon } from '../view/Icon.tsx';
import { useView } from '../view/View.tsx';
import { addressInLanguage } from './addressInLanguage.ts';

/** Native names: a reader looks for the own language, whatever the page speaks. */
export const languageNames = { de: 'Deutsch', en: 'English', fr: 'Français', it: 'Italiano' } as const;

/** The language drop-down; the choice keeps path and query. */
export function LanguageMenu() {
  const view = useView();
  return (
    <details className="languages" data-menu>
      <summary>
        <span className="hidden">{view.t('shell.language')} </span>
        <Flag language={view.language} />
        <span>{view.language.toUpperCase()}</span>
        <Icon name="chevron" />
      </summary>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={addressInLanguage(view, language)}
              hrefLang={language}
              lang={language}
              aria-current={language === view.language ? 'true' : undefined}
            >
              <Flag language={language} />
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
