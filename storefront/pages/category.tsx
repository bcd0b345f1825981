import type { CategoryPage } from '../../resources/calls/storefrontPages.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { Breadcrumbs } from '../../ui/shell/Breadcrumbs.tsx';
import { Text } from '../../ui/view/Text.tsx';
import { useView, type View } from '../../ui/view/View.tsx';
import { Classes } from '../catalogue/Classes.tsx';
import { Leaders } from '../catalogue/Leaders.tsx';
import { ListedProducts } from '../catalogue/ListedProducts.tsx';
import type { Page } from '../page/Page.ts';
import { shortened } from '../page/shortened.ts';
import { breadcrumbList, itemList } from '../page/structured.ts';

/** A category: what it is divided into, and its products. */
export const category: Page<CategoryPage> = {
  head: (data, view) => {
    const { t, query, number } = view;
    const { total, page } = data.products;
    return {
      title: page > 1 ? `${data.name}, ${t('list.page', { page: number(page) })}` : data.name,
      description: shortened(
        data.description?.text ?? t('category.childDescription', { count: total, name: data.name }),
      ),
      canonicalQuery: { page: query['page'] },
      picture: data.products.items.find(({ picture }) => picture)?.picture,
      structured: [
        breadcrumbList(view, [
          { name: t('shell.home'), href: pathTo(view.language, 'start') },
          ...crumbsOf(data, view),
          { name: data.name, href: view.path },
        ]),
        ...(data.products.items.length > 0 ? [itemList(view, data.products)] : []),
      ],
    };
  },

  Body: ({ data }) => {
    const view = useView();
    const { language, t } = view;
    const children = data.children.filter(({ count }) => count > 0);
    return (
      <>
        <Breadcrumbs crumbs={crumbsOf(data, view)} here={data.name} />
        <header className="title is-compact">
          <h1>{data.name}</h1>
          {data.description && (
            <p className="lead">
              <Text value={data.description} />
            </p>
          )}
          <Classes of={data} />
        </header>
        {children.length > 0 && (
          <section className="children" aria-labelledby="children">
            <h2 id="children" className="label">
              {t('category.children')}
            </h2>
            <Leaders
              entries={children.map(({ sid, name, count }) => ({
                href: pathTo(language, 'category', { categorySid: sid }),
                name,
                count,
              }))}
            />
          </section>
        )}
        <ListedProducts
          data={data}
          none={t('category.none')}
          elsewhere={
            <a className="button" href={pathTo(language, 'categories')}>
              {t('start.allCategories')}
            </a>
          }
        />
      </>
    );
  },
};

/** The categories above this one. */
function crumbsOf({ pathFromRoot, sid }: CategoryPage, { language, t }: View) {
  return [
    { name: t('category.title'), href: pathTo(language, 'categories') },
    ...pathFromRoot
      .filter((step) => step.sid !== sid)
      .map((step) => ({ name: step.name, href: pathTo(language, 'category', { categorySid: step.sid }) })),
  ];
}
