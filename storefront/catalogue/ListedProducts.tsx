import type { ReactNode } from 'react';
import type { CategoryPage } from '../../resources/calls/storefrontPages.ts';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { useView } from '../../ui/view/View.tsx';
import { Empty } from './Empty.tsx';
import { listTotal } from './listTotal.ts';
import { ListItems } from './ListItems.tsx';
import { facetOptions } from './ListToolbar.tsx';
import { Narrowing } from './Narrowing.tsx';

type Listed = Pick<CategoryPage, 'orgas' | 'lines' | 'facets' | 'moreFacets' | 'products' | 'table'> &
  Partial<Pick<CategoryPage, 'advertisements'>>;

/** A product list with what narrows it, or, where it holds none, why and where to go on. */
export function ListedProducts({
  data,
  none,
  elsewhere,
}: {
  data: Listed;
  none: string;
  elsewhere: ReactNode;
}) {
  const { path, query, number, t } = useView();
  const { products } = data;
  const isFiltered = Boolean(query['orga'] ?? query['line'] ?? query['attributes']);
  return (
    <section aria-labelledby="products">
      <h2 id="products" className="hidden">
        {t('entities.product.name', { count: 2 })}
      </h2>
      {(products.total > 0 || isFiltered) && (
        <Narrowing
          facets={data.facets}
          moreFacets={data.moreFacets}
          columns={data.table?.columns}
          total={t('list.products', { count: products.total })}
          onCards={listTotal({ number, t }, products)}
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
      {products.items.length > 0 ? (
        <ListItems cards={products.items} table={data.table} advertisements={data.advertisements} />
      ) : (
        <Empty title={isFiltered ? t('category.noneFiltered') : none}>
          {isFiltered ? (
            <a className="button" href={path}>
              {t('category.reset')}
            </a>
          ) : (
            elsewhere
          )}
        </Empty>
      )}
      <Pagination {...products} total={products.cards ?? products.total} />
    </section>
  );
}
