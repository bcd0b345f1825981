import type { AttributeFacet } from '../../resources/calls/shown.ts';
import { addressOf } from '../../ui/view/addressOf.ts';
import { Icon } from '../../ui/view/Icon.tsx';
import { useView } from '../../ui/view/View.tsx';
import { FilterValues } from './FilterValues.tsx';
import { Select, type Choice } from './ListToolbar.tsx';

/** So many stand open at first. */
const open = 3;

interface Props {
  facets: readonly AttributeFacet[];
  /** What is chosen beside attributes. */
  choices: readonly Choice[];
  /** How many products there are, in words. */
  total: string;
}

/** Every attribute by which a list can be narrowed: a sheet over the list, or, without a script, a part of the page. */
export function AllFilters({ facets, choices, total }: Props) {
  const { path, query, t } = useView();
  const { page: _, filters: __, ...kept } = query;
  return (
    <dialog className="all-filters" open aria-label={t('list.allFilters')}>
      <div className="all-filters-head">
        <h3>{t('list.allFilters')}</h3>
        <a className="all-filters-close" href={addressOf(path, kept)} rel="nofollow">
          <span className="hidden">{t('shell.close')}</span>
          <Icon name="close" />
        </a>
        <input
          type="search"
          className="with-script"
          data-find-filter
          aria-label={t('list.findFilter')}
          placeholder={t('list.findFilter')}
        />
      </div>
      <ul className="all-filters-list">
        {choices.map((choice) => (
          <li key={choice.name} className="all-filters-choice">
            <Select {...choice} />
          </li>
        ))}
        {facets.map((facet, place) => (
          <li key={facet.sid} id={`filter-${facet.sid}`}>
            <details open={place < open || facet.values.some(({ isChosen }) => isChosen)}>
              <summary>
                {facet.name}
                <Icon name="chevron" />
              </summary>
              <FilterValues facet={facet} />
            </details>
          </li>
        ))}
      </ul>
      <p className="all-filters-foot">
        <button type="submit" className="button" data-show-list>
          {t('list.show', { total })}
        </button>
      </p>
    </dialog>
  );
}
