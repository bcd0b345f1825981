import { searchKinds, type SearchPage } from '../../resources/calls/searchPage.ts';
import { lists } from '../../resources/limits.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { useView, type View } from '../../ui/view/View.tsx';
import { CategoryHits } from '../catalogue/CategoryHits.tsx';
import { CodeTable, isFound } from '../catalogue/CodeTable.tsx';
import { FoundIn } from '../catalogue/FoundIn.tsx';
import { HitFilters } from '../catalogue/HitFilters.tsx';
import { Leaders } from '../catalogue/Leaders.tsx';
import { LineHits } from '../catalogue/LineHits.tsx';
import { NamedPlaces } from '../catalogue/NamedPlaces.tsx';
import { OrgaWall } from '../catalogue/OrgaWall.tsx';
import { OtherLanguages } from '../catalogue/OtherLanguages.tsx';
import { ProductHits } from '../catalogue/ProductHits.tsx';
import { Quoted } from '../catalogue/Quoted.tsx';
import { SearchAgain } from '../catalogue/SearchAgain.tsx';
import { SearchTabs } from '../catalogue/SearchTabs.tsx';
import { Shorter } from '../catalogue/Shorter.tsx';
import { Understood } from '../catalogue/Understood.tsx';
import type { Page } from '../page/Page.ts';
import { shortened } from '../page/shortened.ts';

/** The hits of a search, one kind at a time; of several codes a table of what has them. */
export const search: Page<SearchPage> = {
  head: (data, { t, query }) => ({
    title: data.text ? titleOf(data, t) : t('search.title'),
    description: data.text ? described(data, t) : t('search.emptyAdvice'),
    canonicalQuery: { text: data.text || undefined, kind: query['kind'], page: query['page'] },
    // There are results without end, and the pages that they lead to are found by themselves.
    isIndexed: !data.text,
  }),

  Body: ({ data }) => {
    const view = useView();
    const { language, t } = view;
    const { text, kind, totals, codes } = data;
    const isShown = !codes && (fits(data) || isOnlyNear(data));
    const isInVain = !codes && !isShown;
    return (
      <>
        <header className={isShown ? 'title is-compact' : 'title'}>
          <h1>
            <Quoted text={headingOf(data, t)} />
          </h1>
          {codes && (
            <p className="lead">
              {t('search.codes.found', { found: codes.filter(isFound).length, total: codes.length })}
            </p>
          )}
          {isInVain && <p className="lead">{t(text ? 'search.noneAdvice' : 'search.emptyAdvice')}</p>}
        </header>
        {isInVain && <SearchAgain text={text} />}
        {data.didYouMean && (
          <p className="did-you-mean">
            {t('search.didYouMean')}{' '}
            <a href={pathTo(language, 'search', {}, { text: data.didYouMean })}>
              <b>{data.didYouMean}</b>
            </a>
            ?
          </p>
        )}
        <NamedPlaces categories={data.called} classes={data.classes} />
        <Understood pieces={data.understood} />
        {data.foundIn && <FoundIn language={data.foundIn} />}
        <Shorter texts={data.shorter} />
        {codes && <CodeTable codes={codes} />}
        {isShown && (
          <>
            {searchKinds.some((other) => totals[other] > 0) && <SearchTabs data={data} />}
            <section aria-labelledby="hits">
              <h2 id="hits" className={data.facets || isOnlyNear(data) ? 'hidden' : 'label'}>
                {hitsInWords(data, t)}
              </h2>
              {data.facets && (
                <HitFilters
                  facets={data.facets}
                  columns={data.table?.columns}
                  total={hitsInWords(data, t)}
                  onCards={onCards(data, view)}
                />
              )}
              {kind === 'product' && <ProductHits data={data} />}
              {kind === 'category' && <CategoryHits categories={data.categories} />}
              {kind === 'orga' && <OrgaWall orgas={data.orgas} />}
              {kind === 'productLine' && <LineHits lines={data.productLines} />}
              <Pagination
                page={data.page}
                size={data.size}
                total={kind === 'product' ? data.cards : Math.min(totals[kind], lists.exactTotal)}
              />
            </section>
          </>
        )}
        {(isInVain || isOnlyNear(data)) && text && <OtherLanguages />}
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
  return data.text ? titleOf(data, t) : t('search.empty');
}

/** What was searched for, and whether anything fits; a text of many lines is no title. */
function titleOf(data: SearchPage, t: View['t']): string {
  if (data.codes) return t('search.codes.title', { total: data.codes.length });
  const text = shortened(data.text, 120);
  if (isOnlyNear(data)) return t('search.noneWhole', { text });
  return t(fits(data) ? 'search.titleFor' : 'search.none', { text });
}

/** Has the text hits of any kind, whatever a choice leaves of them? */
function fits({ text, totals, facets }: SearchPage): boolean {
  return text !== '' && (facets !== null || Object.values(totals).some((count) => count > 0));
}

/** Are products shown of which none fits as a whole? */
function isOnlyNear({ exact, near, products }: SearchPage): boolean {
  return near !== null && exact === 0 && products.length > 0;
}

/** The same where variants share cards. */
function onCards(data: SearchPage, { number, t }: View): string {
  const hits = hitsInWords(data, t);
  return data.cards < data.exact ? t('list.grouped', { total: hits, cards: number(data.cards) }) : hits;
}

function hitsInWords({ kind, totals, atLeast }: SearchPage, t: View['t']): string {
  const count = totals[kind];
  return kind === 'product' && atLeast ? t('search.atLeast', { count }) : t('search.hits', { count });
}

/** For the `description`: how many there are of each kind. */
function described(data: SearchPage, t: View['t']): string {
  const { totals } = data;
  const kinds = searchKinds.filter((kind) => totals[kind] > 0);
  const counted = kinds.map((kind) => `${t(`search.kind.${kind}`)}: ${totals[kind]}`).join(', ');
  return `${titleOf(data, t)}. ${counted || t('search.noneAdvice')}`;
}
