import type { SearchPage } from '../../resources/calls/searchPage.ts';
import { pathTo } from '../../resources/routes.ts';
import { ProductGrid } from '../../ui/lists/ProductGrid.tsx';
import { useView } from '../../ui/view/View.tsx';
import { Empty } from './Empty.tsx';

/** Products with all the words, and behind them those that have some, said to be so. */
export function ProductHits({ data: { text, products, exact, page, size } }: { data: SearchPage }) {
  const { language, t } = useView();
  const whole = Math.max(0, exact - (page - 1) * size);
  const near = products.slice(whole);
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
      {whole > 0 && <ProductGrid cards={products.slice(0, whole)} isLeading />}
      {near.length > 0 && (
        <>
          <h2 className="label near">{t(exact > 0 ? 'search.near' : 'search.nearOnly')}</h2>
          <ProductGrid cards={near} isLeading={whole === 0} />
        </>
      )}
    </>
  );
}
