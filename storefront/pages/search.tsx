import { searchKinds, type SearchPage } from '../../resources/calls/searchPage.ts';
import { lists } from '../../resources/limits.ts';
import { pathTo } from '../../resources/routes.ts';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { useView, type View } from '../../ui/view/View.tsx';
import { CategoryHits } from '../catalogue/CategoryHits.tsx';
import { HitFilters } from '../catalogue/HitFilters.tsx';
import { Leaders } from '../catalogue/Leaders.tsx';
import { LineHits } from '../catalogue/LineHits.tsx';
import { OrgaWall } from '../catalogue/OrgaWall.tsx';
import { ProductHits } from '../catalogue/ProductHits.tsx';
import { Quoted } from '../catalogue/Quoted.tsx';
import { SearchAgain } from '../catalogue/SearchAgain.tsx';
import type { Page } from '../page/Page.ts';

/** The hits of a search, one kind at a time. */
export const search: Page<SearchPage> = {
  head: (data, { t, query }) => ({
    title: data.text ? t('search.titleFor', { text: data.text }) : t('search.title'),
    description: data.text ? described(data, t) : t('search.emptyAdvice'),
    canonicalQuery: { text: data.text || undefined, kind: query['kind'], page: query['page'] },
    // What has no hits is no page to be found.
    isIndexed: !data.text || hasHits(data),
  }),

  Body: ({ data }) => {
    const { language, number, t } = useView();
    const { text, kind, totals } = data;
    const address = (query: Record<string, string>) => pathTo(language, 'search', {}, query);
    const total = totals[kind];
    return (
      <>
        <header className="title">
          <h1>
            <Quoted text={headingOf(data, t)} />
          </h1>
          {!hasHits(data) && <p className="lead">{t(text ? 'search.noneAdvice' : 'search.emptyAdvice')}</p>}
        </header>
        {!hasHits(data) && <SearchAgain text={text} />}
        {data.didYouMean && (
          <p className="did-you-mean">
            {t('search.didYouMean')}{' '}
            <a href={address({ text: data.didYouMean })}>
              <b>{data.didYouMean}</b>
            </a>
            ?
          </p>
        )}
        {hasHits(data) && (
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
              <h2 id="hits" className={data.facets ? 'hidden' : 'label'}>
                {hitsInWords(data, t)}
              </h2>
              {data.facets && <HitFilters facets={data.facets} total={hitsInWords(data, t)} />}
              {kind === 'product' && <ProductHits data={data} />}
              {kind === 'category' && <CategoryHits categories={data.categories} />}
              {kind === 'orga' && <OrgaWall orgas={data.orgas} />}
              {kind === 'productLine' && <LineHits lines={data.productLines} />}
              <Pagination page={data.page} size={data.size} total={Math.min(total, lists.exactTotal)} />
            </section>
          </>
        )}
        {data.categoriesInstead.length > 0 && (
          <section className="part" aria-labelledby="categories">
            <h2 id="categories">{t('start.categories')}</h2>
            <Leaders
              entries={data.categoriesInstead.map(({ sid, name, count }) => ({
                href: pathTo(language, 'category', { categorySid: sid }),
                name,
                count,
              }))}
            />
          </section>
        )}
      </>
    );
  },
};

function headingOf(data: SearchPage, t: View['t']): string {
  if (!data.text) return t('search.empty');
  return t(hasHits(data) ? 'search.titleFor' : 'search.none', { text: data.text });
}

/** Has the text any, whatever a choice leaves of them? */
function hasHits({ text, totals, facets }: SearchPage): boolean {
  return text !== '' && (facets !== null || Object.values(totals).some((count) => count > 0));
}

function hitsInWords({ kind, totals, atLeast }: SearchPage, t: View['t']): string {
  const count = totals[kind];
  return kind === 'product' && atLeast ? t('search.atLeast', { count }) : t('search.hits', { count });
}

/** For the `description`: how many there are of each kind. */
function described({ text, totals }: SearchPage, t: View['t']): string {
  const kinds = searchKinds.filter((kind) => totals[kind] > 0);
  const counted = kinds.map((kind) => `${t(`search.kind.${kind}`)}: ${totals[kind]}`).join(', ');
  return `${t('search.titleFor', { text })}. ${counted || t('search.noneAdvice')}`;
}
