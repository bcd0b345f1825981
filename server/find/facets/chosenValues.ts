import { rangeOf, type FacetSelection } from '../../../resources/facetSelection.ts';
import type { Queries } from '../../base/database/queries.ts';

/** An attribute that narrows a list, with the values of which a product must have one. */
export interface ChosenValues {
  attribute: string;
  attributeId: number;
  valueIds: number[];
}

/** Looks a selection up; attributes that there are not narrow nothing, values that nobody has leave nothing. */
export async function chosenValues(sql: Queries, selection: FacetSelection): Promise<ChosenValues[]> {
  if (selection.length === 0) return [];
  const wanted = selection.flatMap(({ attribute, values }) =>
    // JSON has no infinity: an open end is null.
    values.map((value) => {
      const range = rangeOf(value);
      return { attribute, value, isRange: range !== undefined, ...range };
    }),
  );
  return sql<ChosenValues[]>`
    select a.sid as attribute, a.id::integer as "attributeId",
      coalesce(array_agg(v.id) filter (where v.id is not null), '{}') as "valueIds"
    from jsonb_to_recordset(${sql.json(wanted)})
      as w (attribute text, value text, "isRange" boolean, least float8, most float8)
    join attribute a on a.sid = w.attribute and a.kind <> 'text'
    left join facet_value v on v.attribute_id = a.id and case
      when not w."isRange" then v.value = w.value
      else a.kind = 'number' and case when a.kind = 'number' then
        v.value::float8 between coalesce(w.least, '-infinity') and coalesce(w.most, 'infinity') end
    end
    group by a.id, a.sid`;
}
