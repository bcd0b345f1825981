import { useView } from '../../ui/view/View.tsx';
import { Views } from './Views.tsx';

export interface Choice {
  /** Key of the query that it sets. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

interface Props {
  /** How many there are, in words. */
  total: string;
  choices: readonly Choice[];
}

/** How many there are, and what is chosen beside attributes: fields of the form around it. */
export function ListToolbar({ total, choices }: Props) {
  const { t } = useView();
  return (
    <div className="toolbar">
      <p className="toolbar-total" role="status">
        {total}
      </p>
      {choices.map((choice) => (
        <Select key={choice.name} {...choice} />
      ))}
      <Views />
      <button type="submit" className="button quiet without-script">
        {t('list.apply')}
      </button>
    </div>
  );
}

/** A choice with its label. */
export function Select({ name, label, options }: Choice) {
  const { query } = useView();
  return (
    <label className={`choice-${name}`}>
      <span>{label}</span>
      <select name={name} defaultValue={query[name] ?? ''} data-chosen={query[name] ? true : undefined}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
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
