import type { ShortlistPage } from '../../resources/calls/storefrontPages.ts';
import { pathTo } from '../../resources/routes.ts';
import { ProductGrid } from '../../ui/lists/ProductGrid.tsx';
import { useView } from '../../ui/view/View.tsx';
import { Empty } from '../catalogue/Empty.tsx';
import type { Page } from '../page/Page.ts';
import { shortlistXlsx } from '../shortlist/shortlistAddress.ts';

/** A shortlist that somebody shares: its address names the products, nothing is stored. */
export const shortlist: Page<ShortlistPage> = {
  head: (_, { t, query }) => ({
    title: t('shortlist.title'),
    description: t('shortlist.description'),
    isIndexed: false,
    canonicalQuery: { product: query['product'] },
  }),

  Body: ({ data: { products } }) => {
    const { language, platform, t } = useView();
    const names = products.map(({ orgaSid, productSid }) => `${orgaSid}/${productSid}`);
    return (
      <>
        <header className="title">
          <h1>{t('shortlist.title')}</h1>
          {products.length > 0 && <p className="lead">{t('shortlist.lead', { count: products.length })}</p>}
        </header>
        {products.length > 0 ? (
          <section aria-labelledby="products">
            <h2 id="products" className="hidden">
              {t('entities.product.name', { count: 2 })}
            </h2>
            <p className="shortlist-ways">
              <a className="button" href={shortlistXlsx(platform.key, language, names)} download>
                {t('shortlist.export')}
              </a>
              <button
                type="button"
                className="button quiet"
                data-keep-all={names.join(',')}
                data-done={t('shortlist.kept', { kept: '{}' })}
              >
                {t('shortlist.keepAll')}
              </button>
            </p>
            <ProductGrid cards={products} isLeading />
          </section>
        ) : (
          <Empty title={t('shortlist.empty')}>
            <p className="keep-advice">{t('shortlist.emptyAdvice')}</p>
            <p className="without-script">{t('shortlist.withoutScript')}</p>
            <a className="button" href={pathTo(language, 'categories')}>
              {t('start.allCategories')}
            </a>
          </Empty>
        )}
      </>
    );
  },
};
