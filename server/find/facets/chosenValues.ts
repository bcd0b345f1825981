import { rangeOf, type FacetSelection } from '../../../resources/finding/facetSelection.ts';
import { attribute as attributeEntity } from '../../../resources/entities/attribute.ts';
import { integer, integers, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { json, sql } from '../../base/database/sql.ts';
import { sharedByAll } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

const chosenAttribute = {
  attribute: fieldsOf(attributeEntity, 'sid').sid,
  attributeId: integer,
  valueIds: integers,
};

/** An attribute that narrows a list, with the ids of the values of which a product must have one. */
export type ChosenValues = Row<typeof chosenAttribute>;

/**
 * Looks up the ids of what is chosen: an attribute that does not exist narrows nothing, a value that no product has
 * leaves nothing.
 */
export async function chosenValues(db: ScopedQueries, selection: FacetSelection): Promise<ChosenValues[]> {
  if (selection.length === 0) return [];
  const wanted = selection.flatMap(({ attribute, values }) =>
    // JSON has no infinity: an open end is null.
    values.map((value) => {
      const range = rangeOf(value);
      return { attribute, value, isRange: range !== undefined, ...range };
    }),
  );
  return db.rows(
    chosenAttribute,
    sql`
      select a.sid as attribute, a.id::integer as "attributeId",
        coalesce(array_agg(v.id) filter (where v.id is not null), '{}') as "valueIds"
      from jsonb_to_recordset(${json(wanted)})
        as w (attribute text, value text, "isRange" boolean, least float8, most float8)
      join attribute a on a.sid = w.attribute and a.kind <> 'text'
      left join facet_value v on v.attribute_id = a.id and case
        when not w."isRange" then v.value = w.value
        else a.kind = 'number' and case when a.kind = 'number' then
          v.value::float8 between coalesce(w.least, '-infinity') and coalesce(w.most, 'infinity') end
      end
      where ${sharedByAll(attributeEntity)}
      group by a.id, a.sid`,
  );
}
