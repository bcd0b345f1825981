import type { ShortlistPage } from '../../resources/calls/storefrontPages.ts';
import { ProductGrid } from '../../ui/lists/ProductGrid.tsx';
import { useView } from '../../ui/view/View.tsx';
import type { Page } from '../page/Page.ts';
import { EmptyList } from '../shortlist/EmptyList.tsx';
import { ListWays } from '../shortlist/ListWays.tsx';

/**
 * A shortlist: its address names the products, nothing is stored. Without products the first script leads to those that
 * the browser keeps.
 */
export const shortlist: Page<ShortlistPage> = {
  head: (_, { t, query }) => ({
    title: t('shortlist.title'),
    description: t('shortlist.description'),
    isIndexed: false,
    canonicalQuery: { product: query['product'] },
  }),

  Body: ({ data: { products } }) => {
    const { t } = useView();
    const names = products.map(({ orgaSid, productSid }) => `${orgaSid}/${productSid}`);
    return (
      <>
        <header className="title is-compact">
          <h1>{t('shortlist.title')}</h1>
          {products.length > 0 && <p className="lead">{t('shortlist.lead', { count: products.length })}</p>}
        </header>
        {products.length > 0 ? (
          <section aria-labelledby="products">
            <h2 id="products" className="hidden">
              {t('entities.product.name', { count: 2 })}
            </h2>
            <ListWays list="keep" names={names} />
            <ProductGrid cards={products} isLeading />
          </section>
        ) : (
          <EmptyList title={t('shortlist.empty')} advice={t('shortlist.emptyAdvice')} />
        )}
      </>
    );
  },
};
