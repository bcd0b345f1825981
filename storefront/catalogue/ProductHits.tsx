import type { SearchPage } from '../../resources/calls/searchPage.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { ProductGrid } from '../../ui/lists/ProductGrid.tsx';
import { useView } from '../../ui/view/View.tsx';
import { Empty } from './Empty.tsx';
import { ListItems } from './ListItems.tsx';
import { nearReason } from './nearReason.ts';

/** Products that fit, and behind them those that come near, under a heading that says why (behaviour B261). */
export function ProductHits({
  data: { text, products, table, exact, cards, near, page, size },
}: {
  data: SearchPage;
}) {
  const { language, t } = useView();
  const fitting = near ? Math.max(0, cards - (page - 1) * size) : products.length;
  const others = products.slice(fitting);
  if (products.length === 0)
    return (
      <Empty title={t('category.noneFiltered')}>
        <a className="button" href={pathTo(language, 'search', {}, { text })}>
          {t('category.reset')}
        </a>
      </Empty>
    );
  return (
    <>
      {fitting > 0 && <ListItems cards={products.slice(0, fitting)} table={table} />}
      {near && others.length > 0 && (
        <section className="near" aria-labelledby="near">
          <p className="label">{t(exact > 0 ? 'search.near' : 'search.nearOnly')}</p>
          <h2 id="near">{nearReason(t, near.reason, near.without)}</h2>
          <ProductGrid cards={others} isLeading={fitting === 0} />
        </section>
      )}
    </>
  );
}
