import { NewsletterForm } from '../../ui/shell/NewsletterForm.tsx';
import { useView } from '../../ui/view/View.tsx';
import type { Page } from '../page/Page.ts';

/** The sign-up for the newsletter; it is confirmed by a link in a mail. */
export const newsletter: Page<Record<never, never>> = {
  head: (_, { t }) => ({ title: t('newsletter.title'), description: t('newsletter.lead') }),

  Body: () => {
    const { t } = useView();
    return (
      <>
        <header className="title">
          <h1>{t('newsletter.title')}</h1>
          <p className="lead">{t('newsletter.lead')}</p>
        </header>
        <NewsletterForm />
      </>
    );
  },
};
