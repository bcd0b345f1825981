import type { AttributeFacet } from '../../resources/calls/shown.ts';
import { rangeOf } from '../../resources/facetSelection.ts';
import { useView } from '../../ui/view/View.tsx';

/** Two ends of one's own, sent as `range`, `least` and `most`: the server leads on to the address that says the same. */
export function RangeForm({ facet: { sid, name, extent, unit, values } }: { facet: AttributeFacet }) {
  const { path, query, t } = useView();
  if (!extent || extent.least === extent.most) return null;
  const { page: _, ...kept } = query;
  const chosen = values.filter(({ isChosen }) => isChosen).map(({ value }) => rangeOf(value));
  const range = chosen.length === 1 ? chosen[0] : undefined;
  return (
    <form className="filter-range" action={path} method="get" aria-label={name}>
      {Object.entries({ ...kept, range: sid }).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {(['least', 'most'] as const).map((end) => (
        <label key={end}>
          {t(`list.${end}`)}
          <input
            type="number"
            step="any"
            name={end}
            placeholder={String(extent[end])}
            defaultValue={range && Number.isFinite(range[end]) ? range[end] : undefined}
          />
        </label>
      ))}
      {unit && <span className="unit">{unit}</span>}
      <button type="submit" className="button quiet">
        {t('list.apply')}
      </button>
    </form>
  );
}
