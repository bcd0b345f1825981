import type { ComparisonPage } from '../../resources/calls/storefrontPages.ts';
import { useView } from '../../ui/view/View.tsx';
import { ComparisonTable } from '../comparison/ComparisonTable.tsx';
import type { Page } from '../page/Page.ts';
import { EmptyList } from '../shortlist/EmptyList.tsx';
import { ListWays } from '../shortlist/ListWays.tsx';

/** Products side by side: those that the address names, without any the first script leads to those of the browser. */
export const comparison: Page<ComparisonPage> = {
  head: (_, { t, query }) => ({
    title: t('shortlist.comparison'),
    description: t('shortlist.comparisonDescription'),
    isIndexed: false,
    canonicalQuery: { product: query['product'] },
  }),

  Body: ({ data: { products } }) => {
    const { t } = useView();
    const names = products.map(({ orgaSid, productSid }) => `${orgaSid}/${productSid}`);
    return (
      <>
        <header className="title is-compact">
          <h1>{t('shortlist.comparison')}</h1>
          {products.length > 0 && (
            <p className="lead">{t('shortlist.comparisonLead', { count: products.length })}</p>
          )}
        </header>
        {products.length > 0 ? (
          <>
            <ListWays list="compare" names={names} />
            {products.length > 1 && (
              <label className="compare-brief">
                <input type="checkbox" /> {t('shortlist.differences')}
              </label>
            )}
            <ComparisonTable products={products} />
          </>
        ) : (
          <EmptyList title={t('shortlist.comparisonEmpty')} advice={t('shortlist.comparisonAdvice')} />
        )}
      </>
    );
  },
};
