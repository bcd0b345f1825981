import { newsletterWishes } from '../../resources/calls/newsletter.ts';
import type { PageData } from '../../resources/page.ts';
import { NewsletterForm } from '../../ui/shell/NewsletterForm.tsx';
import { NewsletterWish } from '../../ui/shell/NewsletterWish.tsx';
import { useView } from '../../ui/view/View.tsx';
import type { Page } from '../page/Page.ts';

/** The sign-up for the newsletter; the links of its mails lead here, to a button, which says what it did. */
export const newsletter: Page<PageData['newsletter']> = {
  head: (_, { t }) => ({ title: t('newsletter.title'), description: t('newsletter.lead') }),

  Body: ({ data }) => {
    const { t } = useView();
    const wish = wishOf(data);
    return (
      <>
        <header className="title">
          <h1>{t('newsletter.title')}</h1>
          <p className="lead" role={data.state ? 'status' : undefined}>
            {t(data.state ? `newsletter.${data.state}` : 'newsletter.lead')}
          </p>
        </header>
        {wish ? <NewsletterWish {...wish} /> : data.state !== 'confirmed' && <NewsletterForm />}
      </>
    );
  },
};

/** What the page has a button for; without the token of a link there is none. */
function wishOf({ state, token }: PageData['newsletter']) {
  const wish = newsletterWishes.find((one) => one === state);
  return wish && token ? { wish, token } : undefined;
}
