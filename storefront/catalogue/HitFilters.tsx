import type { ListTable } from '../../resources/calls/shown.ts';
import type { SearchPage } from '../../resources/calls/searchPage.ts';
import { addressOf } from '../../ui/view/addressOf.ts';
import { useView } from '../../ui/view/View.tsx';
import { facetOptions } from './ListToolbar.tsx';
import { Narrowing } from './Narrowing.tsx';

interface Props {
  facets: NonNullable<SearchPage['facets']>;
  /** How many hits there are, in words. */
  total: string;
  /** The same where variants share cards. */
  onCards: string;
  columns: ListTable['columns'] | undefined;
}

/** By what the products of a search are narrowed and put in order. */
export function HitFilters({ facets, total, onCards, columns }: Props) {
  const { number, t } = useView();
  const choice = (name: string, label: string, values: Parameters<typeof facetOptions>[1]) => ({
    name,
    label,
    options: facetOptions(t('list.any'), values, number),
  });
  return (
    <>
      <NearCategories categories={facets.categories} />
      <Narrowing
        facets={facets.attributes}
        moreFacets={facets.moreAttributes}
        columns={columns}
        total={total}
        onCards={onCards}
        usualSort="relevance"
        choices={[
          choice('orga', t('entities.orga.name', { count: 1 }), facets.orgas),
          choice('line', t('entities.productLine.name', { count: 1 }), facets.lines),
        ]}
      />
    </>
  );
}

/** The categories to which the hits belong; one of them can be chosen and taken back. */
function NearCategories({ categories }: { categories: Props['facets']['categories'] }) {
  const { path, query, number, t } = useView();
  const { page: _, category: chosen, ...kept } = query;
  if (categories.length < 2 && !chosen) return null;
  const chosenFirst = categories.toSorted((a, b) => Number(b.sid === chosen) - Number(a.sid === chosen));
  return (
    <ul className="near-categories" data-narrow aria-label={t('search.nearCategories')}>
      {chosenFirst.map(({ sid, name, count }) => (
        <li key={sid}>
          <a
            href={addressOf(path, sid === chosen ? kept : { ...kept, category: sid })}
            rel="nofollow"
            aria-current={sid === chosen ? 'true' : undefined}
          >
            {sid === chosen && <span className="hidden">{t('list.takeBack')} </span>}
            {name}
          </a>{' '}
          <span className="count">{number(count)}</span>
        </li>
      ))}
    </ul>
  );
}
