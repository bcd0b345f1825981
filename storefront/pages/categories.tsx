import type { CategoriesPage } from '../../resources/calls/storefrontPages.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { Breadcrumbs } from '../../ui/shell/Breadcrumbs.tsx';
import { useView } from '../../ui/view/View.tsx';
import { ClassSystems } from '../catalogue/ClassSystems.tsx';
import { CategoryIndex } from '../catalogue/CategoryIndex.tsx';
import type { Page } from '../page/Page.ts';
import { breadcrumbList } from '../page/structured.ts';

/** The roots of the category tree with all their children. */
export const categories: Page<CategoriesPage> = {
  head: (data, view) => ({
    title: view.t('category.title'),
    description: view.t('category.description'),
    picture: data.categories.find(({ picture }) => picture)?.picture,
    structured: [
      breadcrumbList(view, [
        { name: view.t('shell.home'), href: pathTo(view.language, 'start') },
        { name: view.t('category.title'), href: view.path },
      ]),
    ],
  }),

  Body: ({ data }) => {
    const { t } = useView();
    return (
      <>
        <Breadcrumbs crumbs={[]} here={t('category.title')} />
        <header className="title">
          <h1>{t('category.title')}</h1>
        </header>
        <ClassSystems systems={data.systems} />
        <CategoryIndex categories={data.categories} isWhole level={2} />
      </>
    );
  },
};
