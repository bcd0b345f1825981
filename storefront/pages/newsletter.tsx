import { useView } from '../../ui/view/View.tsx';
import type { Page } from '../page/Page.ts';

/** The sign-up for the newsletter; it is confirmed by a link in a mail. */
export const newsletter: Page<Record<never, never>> = {
  head: (_, { t }) => ({ title: t('newsletter.title'), description: t('newsletter.lead') }),

  Body: () => {
    const { platform, language, t } = useView();
    return (
      <>
        <header className="title">
          <h1>{t('newsletter.title')}</h1>
          <p className="lead">{t('newsletter.lead')}</p>
        </header>
        <form
          className="field-row search-again"
          action="/api/newsletter"
          method="post"
          data-newsletter={JSON.stringify({ done: t('newsletter.done'), failed: t('newsletter.failed') })}
        >
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="platform" value={platform.key} />
          <input
            type="email"
            name="email"
            required
            autoComplete="email"
            aria-label={t('newsletter.email')}
            placeholder={t('newsletter.email')}
          />
          <button type="submit" className="button">
            {t('newsletter.submit')}
          </button>
        </form>
      </>
    );
  },
};
