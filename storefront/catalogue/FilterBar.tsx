import type { AttributeFacet } from '../../resources/calls/shown.ts';
import { addressOf } from '../../ui/view/addressOf.ts';
import { Icon } from '../../ui/view/Icon.tsx';
import { useView } from '../../ui/view/View.tsx';
import { FilterValues } from './FilterValues.tsx';

/** The attributes that decide, each a drop-down, and the way to all others. */
export function FilterBar({ facets, more }: { facets: readonly AttributeFacet[]; more: number }) {
  const { path, query, number, t } = useView();
  const { page: _, ...kept } = query;
  const chosen = facets.reduce((sum, { values }) => sum + chosenOf(values), 0);
  // On a phone the order is chosen there too.
  const isWhole = more === 0 && facets.every(({ moreValues }) => moreValues === 0);
  return (
    <ul className="filter-bar" aria-label={t('list.filters')}>
      {facets.map((facet) => {
        const count = chosenOf(facet.values);
        return (
          <li key={facet.sid} id={`filter-${facet.sid}`}>
            <details data-menu name="filter">
              <summary data-chosen={count > 0 ? true : undefined}>
                {facet.name}
                {count > 0 && <span className="count">{number(count)}</span>}
                <Icon name="chevron" />
              </summary>
              <div className="filter-panel">
                <FilterValues facet={facet} />
              </div>
            </details>
          </li>
        );
      })}
      <li className={isWhole ? 'filter-all is-whole' : 'filter-all'}>
        <a href={addressOf(path, { ...kept, filters: 'all' })} rel="nofollow" data-all-filters>
          <Icon name="filter" />
          {t('list.allFilters')}
          {facets.length > 0 && (
            <span className="count">{number(chosen > 0 ? chosen : facets.length + more)}</span>
          )}
        </a>
      </li>
    </ul>
  );
}

function chosenOf(values: AttributeFacet['values']): number {
  return values.filter(({ isChosen }) => isChosen).length;
}
