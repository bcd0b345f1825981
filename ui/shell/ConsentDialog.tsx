import { pathTo } from '../../resources/address/routes.ts';
import { unchanging } from '../view/unchanging.ts';
import { useView } from '../view/View.tsx';

/**
 * Asks on the first visit; the first script opens it, puts the languages of the masthead into it, and keeps the choice
 * (behaviour B105).
 */
export const ConsentDialog = unchanging(() => {
  const { platform, language, t } = useView();
  return (
    <dialog id="consent" className="consent" aria-labelledby="consent-title">
      {!platform.forcedLanguage && <nav className="consent-languages" aria-label={t('shell.language')} />}
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
    </dialog>
  );
});
