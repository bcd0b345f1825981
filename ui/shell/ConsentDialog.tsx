import { languages } from '../../resources/languages.ts';
import { pathTo } from '../../resources/routes.ts';
import { Flag } from '../logos/Flag.tsx';
import { unchanging } from '../view/unchanging.ts';
import { useView } from '../view/View.tsx';
import { addressInLanguage } from './addressInLanguage.ts';
import { languageNames } from './LanguageMenu.tsx';

/** Asks on the first visit; the first script opens it and keeps the choice (behaviour B105). */
export function ConsentDialog() {
  const view = useView();
  const { platform, language, t } = view;
  return (
    <dialog id="consent" className="consent" aria-labelledby="consent-title">
      {!platform.forcedLanguage && (
        <nav className="consent-languages" aria-label={t('shell.language')}>
          {languages.map((other) => (
            <a
              key={other}
              href={addressInLanguage(view, other)}
              hrefLang={other}
              lang={other}
              aria-current={other === language ? 'true' : undefined}
            >
              <Flag language={other} drawing="there" />
              {languageNames[other]}
            </a>
          ))}
        </nav>
      )}
      <ConsentWords />
    </dialog>
  );
}

const ConsentWords = unchanging(() => {
  const { language, t } = useView();
  return (
    <>
      <h2 id="consent-title" tabIndex={-1} autoFocus>
        {t('consent.title')}
      </h2>
      <p>{t('consent.text')}</p>
      <p className="consent-links" data-close={t('shell.close')}>
        <a href={pathTo(language, 'article', { url: 'privacypolicy' })} data-article>
          {t('footer.privacypolicy')}
        </a>
        <a href={pathTo(language, 'article', { url: 'imprint' })} data-article>
          {t('footer.imprint')}
        </a>
      </p>
      <div className="consent-choice">
        <button type="button" className="button" data-consent="necessary">
          {t('consent.necessary')}
        </button>
        <button type="button" className="button" data-consent="all">
          {t('consent.agree')}
        </button>
      </div>
    </>
  );
});
