import type { PageData } from '../../resources/page.ts';
import { useView } from '../../ui/view/View.tsx';
import type { Page } from '../page/Page.ts';

/** The page that was wanted could not be made; asking for it once more may help. */
export const failure: Page<PageData['failure']> = {
  head: (_, { t }) => ({
    title: t('failure.title'),
    description: t('failure.lead'),
    isIndexed: false,
    isNowhere: true,
  }),

  Body: ({ data }) => {
    const { t } = useView();
    return (
      <>
        <header className="title">
          <p className="label">
            {data.status} · {data.requestId}
          </p>
          <h1>{t('failure.title')}</h1>
          <p className="lead">{t('failure.lead')}</p>
        </header>
        <p>
          {/* The address that failed, with its query. */}
          <a className="button" href="">
            {t('failure.again')}
          </a>
        </p>
      </>
    );
  },
};
