import { readFacets, toggledFacet, writtenFacets, rangeOf } from '../../resources/facetSelection.ts';
import type { AttributeFacet } from '../../resources/calls/shown.ts';
import { addressOf } from '../../ui/view/addressOf.ts';
import { Icon } from '../../ui/view/Icon.tsx';
import { useView, type View } from '../../ui/view/View.tsx';
import { bareNumber } from '../../resources/bareNumber.ts';
import { RangeForm } from './RangeForm.tsx';

/**
 * The attributes by which a list can be narrowed, each a drop-down of links, and what is chosen of them as links that
 * take it back. The whole state stands in the address, so that it can be sent, and nothing needs a script.
 */
export function FilterBar({ facets }: { facets: readonly AttributeFacet[] }) {
  const view = useView();
  const { path, query, number, t } = view;
  const shown = facets.filter(({ values }) => values.length > 1 || values.some(({ isChosen }) => isChosen));
  if (shown.length === 0) return null;
  const selection = readFacets(query['attributes']);
  const { page: _, attributes: __, ...rest } = query;
  const address = (attribute: string, value: string) => {
    const attributes = writtenFacets(toggledFacet(selection, attribute, value));
    return addressOf(path, { ...rest, ...(attributes && { attributes }) });
  };
  const chosen = shown.flatMap(({ values, ...facet }) =>
    values.filter(({ isChosen }) => isChosen).map((value) => ({ facet, value })),
  );
  return (
    <div className="filters">
      <ul className="filter-bar" aria-label={t('list.filters')}>
        {shown.map((facet) => {
          const count = facet.values.filter(({ isChosen }) => isChosen).length;
          return (
            <li key={facet.sid}>
              <details data-menu name="filter">
                <summary data-chosen={count > 0 ? true : undefined}>
                  {facet.name}
                  {count > 0 && <span className="count">{number(count)}</span>}
                  <Icon name="chevron" />
                </summary>
                <div className="filter-panel">
                  <ul className="filter-values">
                    {facet.values.map((value) => (
                      <li key={value.value}>
                        <a
                          href={address(facet.sid, value.value)}
                          rel="nofollow"
                          aria-current={value.isChosen ? 'true' : undefined}
                        >
                          <span>{valueName(view, facet, value)}</span>
                          <span className="count">{number(value.count)}</span>
                        </a>
                      </li>
                    ))}
                  </ul>
                  <RangeForm facet={facet} />
                </div>
              </details>
            </li>
          );
        })}
      </ul>
      {chosen.length > 0 && (
        <ul className="chosen" aria-label={t('list.chosen')}>
          {chosen.map(({ facet, value }) => (
            <li key={`${facet.sid} ${value.value}`}>
              <a href={address(facet.sid, value.value)} rel="nofollow">
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
      )}
    </div>
  );
}

function valueName(
  { number, t }: View,
  { kind, unit }: Pick<AttributeFacet, 'kind' | 'unit'>,
  { value, name }: AttributeFacet['values'][number],
): string {
  if (kind === 'yesNo') return t(value === 'true' ? 'product.yes' : 'product.no');
  if (kind === 'choice') return name ?? value;
  const range = rangeOf(value);
  const written = (end: number) => (unit ? number(end) : bareNumber(end, number));
  const shown = range ? rangeName({ number: written, t }, range) : written(Number(value));
  return unit ? `${shown}\u00a0${unit}` : shown;
}

function rangeName(
  { number, t }: Pick<View, 'number' | 't'>,
  { least, most }: { least: number; most: number },
) {
  if (least === -Infinity) return t('list.atMost', { most: number(most) });
  if (most === Infinity) return t('list.atLeast', { least: number(least) });
  return t('list.range', { least: number(least), most: number(most) });
}
