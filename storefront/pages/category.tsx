import type { CategoryPage } from '../../resources/calls/storefrontPages.ts';
import { pathTo } from '../../resources/routes.ts';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { ProductGrid } from '../../ui/lists/ProductGrid.tsx';
import { Breadcrumbs } from '../../ui/shell/Breadcrumbs.tsx';
import { Text } from '../../ui/view/Text.tsx';
import { useView, type View } from '../../ui/view/View.tsx';
import { Advertisements } from '../../ui/catalogue/Advertisements.tsx';
import { Classes } from '../catalogue/Classes.tsx';
import { Empty } from '../catalogue/Empty.tsx';
import { Leaders } from '../catalogue/Leaders.tsx';
import { FilterBar } from '../catalogue/FilterBar.tsx';
import { facetOptions, ListToolbar } from '../catalogue/ListToolbar.tsx';
import type { Page } from '../page/Page.ts';
import { shortened } from '../page/shortened.ts';
import { breadcrumbList } from '../page/structured.ts';

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
      ],
    };
  },

  Body: ({ data }) => {
    const view = useView();
    const { language, path, query, number, t } = view;
    const { products } = data;
    const children = data.children.filter(({ count }) => count > 0);
    const isFiltered = Boolean(query['orga'] ?? query['line'] ?? query['attributes']);
    return (
      <>
        <Breadcrumbs crumbs={crumbsOf(data, view)} here={data.name} />
        <header className="title">
          <h1>{data.name}</h1>
          {data.description && (
            <p className="lead">
              <Text value={data.description} />
            </p>
          )}
          <Classes ifc={data.ifcClasses} ebkph={data.ebkphCodes} />
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
        <Advertisements cards={data.advertisements} />
        <section aria-labelledby="products">
          <h2 id="products" className="hidden">
            {t('entities.product.name', { count: 2 })}
          </h2>
          {(products.total > 0 || isFiltered) && (
            <ListToolbar
              total={t('list.products', { count: products.total })}
              choices={[
                {
                  name: 'orga',
                  label: t('entities.orga.name', { count: 1 }),
                  options: facetOptions(t('list.any'), data.orgas, number),
                },
                {
                  name: 'line',
                  label: t('entities.productLine.name', { count: 1 }),
                  options: facetOptions(t('list.any'), data.lines, number),
                },
              ]}
            />
          )}
          <FilterBar facets={data.facets} />
          {products.items.length > 0 ? (
            <ProductGrid cards={products.items} isLeading />
          ) : (
            <Empty title={t(isFiltered ? 'category.noneFiltered' : 'category.none')}>
              <a className="button" href={isFiltered ? path : pathTo(language, 'categories')}>
                {t(isFiltered ? 'category.reset' : 'start.allCategories')}
              </a>
            </Empty>
          )}
          <Pagination {...products} />
        </section>
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
