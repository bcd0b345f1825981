import type { AttributeFacet, ListTable } from '../../resources/calls/shown.ts';
import { attributeOrder } from '../../resources/finding/listViews.ts';
import { useView, type View } from '../../ui/view/View.tsx';
import { AllFilters } from './AllFilters.tsx';
import { ChosenValues } from './ChosenValues.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListToolbar, type Choice } from './ListToolbar.tsx';

interface Props {
  /** How many there are, in words. */
  total: string;
  /** The same where variants share cards. */
  onCards?: string;
  facets: readonly AttributeFacet[];
  moreFacets: number;
  /** What may be chosen beside attributes; what offers nothing to choose is left out. */
  choices: readonly Choice[];
  /** The order unless another one is asked for. */
  usualSort?: 'popularity' | 'relevance';
  /** Of the table, by one of which the list may be in order. */
  columns?: ListTable['columns'] | undefined;
}

/**
 * By what a list is narrowed and put in order: one form, whose whole state stands in the address, so that it can be sent.
 * Without a script it is sent by its buttons; an island changes the list in place (behaviour B423).
 */
export function Narrowing({
  total,
  onCards = total,
  facets,
  moreFacets,
  choices,
  usualSort = 'popularity',
  columns = [],
}: Props) {
  const { path, query, t } = useView();
  const shown = facets.filter(({ values }) => values.length > 1 || values.some(({ isChosen }) => isChosen));
  const isWhole = query['filters'] === 'all';
  const order = attributeOrder(query['sort']);
  const column = columns.find(({ sid }) => sid === order?.attribute);
  const byColumn = column
    ? [
        {
          value: query['sort'] ?? '',
          label: t(order?.isRising ? 'list.rising' : 'list.falling', { name: column.name }),
        },
      ]
    : [];
  const all = [...choices.filter(({ options }) => options.length > 1), sorting(usualSort, t, byColumn)];
  // The page begins anew; all other keys have fields of their own, or are kept as they are.
  const own = new Set(['page', 'attributes', 'filters', ...all.map(({ name }) => name)]);
  return (
    <form className="narrowing" action={path} method="get" data-narrowing>
      {Object.entries(query).map(([name, value]) =>
        own.has(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <ListToolbar total={onCards} choices={isWhole ? [] : all} />
      {isWhole ? (
        <AllFilters facets={shown} choices={all} total={total} />
      ) : (
        <FilterBar facets={shown} more={moreFacets} />
      )}
      <ChosenValues facets={shown} />
    </form>
  );
}

function sorting(usual: 'popularity' | 'relevance', t: View['t'], byColumn: Choice['options']): Choice {
  return {
    name: 'sort',
    label: t('list.sort'),
    options: [
      ...([usual, 'title', 'newest'] as const).map((sort) => ({
        value: sort === usual ? '' : sort,
        label: t(`list.${sort}`),
      })),
      ...byColumn,
    ],
  };
}
