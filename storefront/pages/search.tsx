import { searchKinds, type SearchPage } from '../../resources/calls/storefront.ts';
import { lists, suggestions } from '../../resources/limits.ts';
import { pathTo } from '../../resources/routes.ts';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { ProductGrid } from '../../ui/lists/ProductGrid.tsx';
import { useView } from '../../ui/view/View.tsx';
import { CategoryHits } from '../catalogue/CategoryHits.tsx';
import { Empty } from '../catalogue/Empty.tsx';
import { LineHits } from '../catalogue/LineHits.tsx';
import { OrgaWall } from '../catalogue/OrgaWall.tsx';
import type { Page } from '../page/Page.ts';

/** The hits of a search, one kind at a time. */
export const search: Page<SearchPage> = {
  head: (data, { t }) => ({
    title: data.text ? t('search.titleFor', { text: data.text }) : t('search.title'),
    description: t('start.description'),
    canonicalQuery: { text: data.text || undefined },
    isIndexed: false,
  }),

  Body: ({ data }) => {
    const { language, number, path, t } = useView();
    const { text, kind, totals } = data;
    const address = (query: Record<string, string>) => pathTo(language, 'search', {}, query);
    const total = totals[kind];
    return (
      <>
        <header className="title">
          <h1>{text ? t('search.titleFor', { text }) : t('search.empty')}</h1>
        </header>
        {!text && (
          <form className="field-row search-again" action={path} method="get" role="search">
            <input
              type="search"
              name="text"
              aria-label={t('search.label')}
              placeholder={t('search.placeholder')}
              maxLength={suggestions.longestText}
            />
            <button type="submit" className="button">
              {t('search.submit')}
            </button>
          </form>
        )}
        {data.didYouMean && (
          <p className="did-you-mean">
            {t('search.didYouMean')}{' '}
            <a href={address({ text: data.didYouMean })}>
              <b>{data.didYouMean}</b>
            </a>
            ?
          </p>
        )}
        {text && Object.values(totals).some((count) => count > 0) ? (
          <>
            <nav className="tabs" aria-label={t('search.kinds')}>
              {searchKinds.map((other) => (
                <a
                  key={other}
                  href={address({ text, kind: other })}
                  aria-current={other === kind ? 'true' : undefined}
                  className={totals[other] === 0 ? 'is-empty' : undefined}
                >
                  {t(`search.kind.${other}`)}{' '}
                  <span className="count">
                    {number(totals[other])}
                    {other === 'product' && data.atLeast && '+'}
                  </span>
                </a>
              ))}
            </nav>
            <section aria-labelledby="hits">
              <h2 id="hits" className="label">
                {kind === 'product' && data.atLeast
                  ? t('search.atLeast', { count: total })
                  : t('search.hits', { count: total })}
              </h2>
              {kind === 'product' && <ProductHits data={data} />}
              {kind === 'category' && <CategoryHits categories={data.categories} />}
              {kind === 'orga' && <OrgaWall orgas={data.orgas} />}
              {kind === 'productLine' && <LineHits lines={data.productLines} />}
              <Pagination page={data.page} size={data.size} total={Math.min(total, lists.exactTotal)} />
            </section>
          </>
        ) : (
          <Empty title={text ? t('search.none', { text }) : ''}>
            <p>{t(text ? 'search.noneAdvice' : 'search.emptyAdvice')}</p>
            <a className="button" href={pathTo(language, 'categories')}>
              {t('start.allCategories')}
            </a>
          </Empty>
        )}
      </>
    );
  },
};

/** Products with all the words, and behind them those that have some, said to be so. */
function ProductHits({ data: { products, exact, page, size } }: { data: SearchPage }) {
  const { t } = useView();
  const whole = Math.max(0, exact - (page - 1) * size);
  const near = products.slice(whole);
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
