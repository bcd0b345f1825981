import { useView } from '../../ui/view/View.tsx';

interface Choice {
  /** Key of the query that it sets. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

interface Props {
  /** How many there are, in words. */
  total: string;
  choices: readonly Choice[];
  /** The order unless another one is asked for. */
  usualSort?: 'popularity' | 'relevance';
}

/** The choices above a product list: a plain form that the first script sends as soon as something is chosen. */
export function ListToolbar({ total, choices, usualSort = 'popularity' }: Props) {
  const { path, query, t } = useView();
  const sorts: Choice = {
    name: 'sort',
    label: t('list.sort'),
    options: ([usualSort, 'title', 'newest'] as const).map((sort) => ({
      value: sort === usualSort ? '' : sort,
      label: t(`list.${sort}`),
    })),
  };
  const shown = [...choices.filter(({ options }) => options.length > 1), sorts];
  const own = new Set([...shown.map(({ name }) => name), 'page']);
  return (
    <form className="toolbar" action={path} method="get" data-autosubmit>
      <p className="toolbar-total">{total}</p>
      {Object.entries(query).map(([name, value]) =>
        own.has(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {shown.map(({ name, label, options }) => (
        <label key={name}>
          <span>{label}</span>
          <select name={name} defaultValue={query[name] ?? ''} data-chosen={query[name] ? true : undefined}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className="button quiet">
        {t('list.apply')}
      </button>
    </form>
  );
}

/** Options of a facet, the first of them "all". */
export function facetOptions(
  all: string,
  values: readonly { sid: string; name: string; count: number }[],
  number: (value: number) => string,
): Choice['options'] {
  return [
    { value: '', label: all },
    ...values.map(({ sid, name, count }) => ({ value: sid, label: `${name} (${number(count)})` })),
  ];
}
