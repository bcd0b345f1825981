import type { AttributeFacet } from '../../resources/calls/shown.ts';
import { readFacets, toggledFacet, writtenFacets } from '../../resources/finding/facetSelection.ts';
import { addressOf } from '../../ui/view/addressOf.ts';
import { Icon } from '../../ui/view/Icon.tsx';
import { useView } from '../../ui/view/View.tsx';
import { valueName } from './valueName.ts';

/** What is chosen of attributes, as links that take it back; each known by an id, so that none turns into another where the list changes in place. */
export function ChosenValues({ facets }: { facets: readonly AttributeFacet[] }) {
  const view = useView();
  const { path, query, t } = view;
  const { page: _, attributes, ...rest } = query;
  const selection = readFacets(attributes);
  const chosen = facets.flatMap(({ values, ...facet }) =>
    values.filter(({ isChosen }) => isChosen).map((value) => ({ facet, value })),
  );
  if (chosen.length === 0) return null;
  const without = (attribute: string, value: string) => {
    const left = writtenFacets(toggledFacet(selection, attribute, value));
    return addressOf(path, { ...rest, ...(left && { attributes: left }) });
  };
  return (
    <ul className="chosen" aria-label={t('list.chosen')}>
      {chosen.map(({ facet, value }) => (
        <li key={`${facet.sid} ${value.value}`} id={`is-${facet.sid}-${value.value}`}>
          <a href={without(facet.sid, value.value)} rel="nofollow">
            <span className="hidden">{t('list.takeBack')} </span>
            {facet.name}: {valueName(view, facet, value)}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="link" href={addressOf(path, rest)} rel="nofollow">
          {t('category.reset')}
        </a>
      </li>
    </ul>
  );
}
