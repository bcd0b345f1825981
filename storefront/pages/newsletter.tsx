import type { PageData } from '../../resources/page.ts';
import { NewsletterForm } from '../../ui/shell/NewsletterForm.tsx';
import { useView } from '../../ui/view/View.tsx';
import type { Page } from '../page/Page.ts';

/** The sign-up for the newsletter; the links of its mails lead here and say what they did. */
export const newsletter: Page<PageData['newsletter']> = {
  head: (_, { t }) => ({ title: t('newsletter.title'), description: t('newsletter.lead') }),

  Body: ({ data }) => {
    const { t } = useView();
    return (
      <>
        <header className="title">
          <h1>{t('newsletter.title')}</h1>
          <p className="lead" role={data.state ? 'status' : undefined}>
            {t(data.state ? `newsletter.${data.state}` : 'newsletter.lead')}
          </p>
        </header>
        {data.state !== 'confirmed' && <NewsletterForm />}
      </>
    );
  },
};
