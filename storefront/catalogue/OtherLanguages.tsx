import { languages } from '../../resources/language/languages.ts';
import { addressInLanguage } from '../../ui/shell/addressInLanguage.ts';
import { languageNames } from '../../ui/shell/LanguageMenu.tsx';
import { useView } from '../../ui/view/View.tsx';

/** The same search in the other languages of the platform. */
export function OtherLanguages() {
  const view = useView();
  if (view.platform.forcedLanguage) return null;
  return (
    <section className="next-step" aria-labelledby="elsewhere">
      <h2 id="elsewhere" className="label">
        {view.t('search.elsewhere')}
      </h2>
      <ul className="ways">
        {languages
          .filter((language) => language !== view.language)
          .map((language) => (
            <li key={language}>
              <a href={addressInLanguage(view, language)} hrefLang={language} lang={language}>
                {languageNames[language]}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
