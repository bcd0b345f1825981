import type { Language } from '../../resources/language/languages.ts';
import { addressInLanguage } from '../../ui/shell/addressInLanguage.ts';
import { useView } from '../../ui/view/View.tsx';

/** Says that the words are those of another language than the page's, and leads to the page in that one (behaviour B263). */
export function FoundIn({ language }: { language: Language }) {
  const view = useView();
  const { platform, t } = view;
  const named = { language: t(`languages.${language}`) };
  return (
    <p className="found-in">
      <span className="badge" aria-hidden="true">
        {language}
      </span>{' '}
      {t('search.foundIn', named)}
      {!platform.forcedLanguage && (
        <>
          {' · '}
          <a href={addressInLanguage(view, language)} hrefLang={language}>
            {t('search.pageIn', named)}
          </a>
        </>
      )}
    </p>
  );
}
