import type { CategoriesPage } from '../../resources/calls/storefrontPages.ts';
import { useView } from '../../ui/view/View.tsx';
import { CategoryIndex } from '../catalogue/CategoryIndex.tsx';
import { SearchAgain } from '../catalogue/SearchAgain.tsx';
import type { Page } from '../page/Page.ts';

/** There is no such page; here is where else to go. */
export const notFound: Page<CategoriesPage> = {
  head: (_, { t }) => ({
    title: t('notFound.title'),
    description: t('notFound.lead'),
    isIndexed: false,
    isNowhere: true,
  }),

  Body: ({ data }) => {
    const { t } = useView();
    return (
      <>
        <header className="title">
          <p className="label">404</p>
          <h1>{t('notFound.title')}</h1>
          <p className="lead">{t('notFound.lead')}</p>
        </header>
        <SearchAgain />
        {data.categories.length > 0 && (
          <section className="part" aria-labelledby="categories">
            <h2 id="categories">{t('start.categories')}</h2>
            <CategoryIndex categories={data.categories} />
          </section>
        )}
      </>
    );
  },
};
