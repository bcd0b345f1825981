import type { AttributeFacet } from '../../resources/calls/shown.ts';
import { narrowingFields } from '../../resources/finding/facetSelection.ts';
import { addressOf } from '../../ui/view/addressOf.ts';
import { useView } from '../../ui/view/View.tsx';
import { unitName } from '../../resources/language/unitName.ts';
import { Bars } from './Bars.tsx';
import { valueName } from './valueName.ts';

/** The values of an attribute to be ticked, several at once, and of a number two ends of one's own. */
export function FilterValues({ facet }: { facet: AttributeFacet }) {
  const view = useView();
  const { path, query, number, t } = view;
  const { sid, name, extent, unit, perUnit, bars, values, moreValues } = facet;
  const { page: _, ...kept } = query;
  const range = extent && extent.least < extent.most ? extent : null;
  return (
    <fieldset>
      <legend className="hidden">{name}</legend>
      {bars.length > 0 && <Bars counts={bars} />}
      <ul className="filter-values">
        {values.map((value) => (
          <li key={value.value} data-none={value.count === 0 ? true : undefined}>
            <label>
              <input
                type="checkbox"
                name={narrowingFields.value}
                value={`${sid}*${value.value}`}
                defaultChecked={value.isChosen}
              />
              <span>{valueName(view, facet, value)}</span>{' '}
              <span className="count">{number(value.count)}</span>
            </label>
          </li>
        ))}
        {moreValues > 0 && (
          <li>
            <a href={addressOf(path, { ...kept, filters: 'all' })} rel="nofollow" data-all-filters>
              {t('list.moreValues', { count: moreValues })}
            </a>
          </li>
        )}
      </ul>
      {range && (
        <div className="filter-range">
          {(['least', 'most'] as const).map((end) => (
            <label key={end}>
              {t(`list.${end}`)}
              <input
                inputMode="decimal"
                autoComplete="off"
                name={`${narrowingFields[end]}${sid}`}
                placeholder={number(range[end] / perUnit)}
              />
            </label>
          ))}
          {unit && <span className="unit">{unitName(view, unit)}</span>}
          {perUnit !== 1 && <input type="hidden" name={`${narrowingFields.perUnit}${sid}`} value={perUnit} />}
        </div>
      )}
      <button type="submit" className="button quiet without-script">
        {t('list.apply')}
      </button>
    </fieldset>
  );
}
