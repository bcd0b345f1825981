import { integer, nullable, text, yesNo, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { nearestShown } from './nearestShown.ts';

const declared = {
  attribute: text(),
  attributeId: integer,
  isFilter: yesNo,
  isColumn: yesNo,
  /** In which its numbers are shown. */
  unit: nullable(text()),
};

/** An attribute that a category shows, as its editors say. */
export type DeclaredAttribute = Row<typeof declared>;

/** What editors say of a category, or else of the nearest one above it, in their order; none where nobody said anything. */
export async function declaredAttributes(
  db: ScopedQueries,
  scope: Scope,
  category: string,
): Promise<DeclaredAttribute[]> {
  return db.rows(
    declared,
    sql`
      select a.sid as attribute, a.id::integer as "attributeId", coalesce((given.said ->> 'isFilter')::boolean, false) as "isFilter",
        coalesce((given.said ->> 'isColumn')::boolean, false) as "isColumn", given.said ->> 'unit' as unit
      from (${nearestShown(scope, sql`${category}`)}) nearest
      cross join lateral jsonb_array_elements(nearest.shown_attributes) with ordinality as given (said, place)
      join attribute a on a.sid = given.said ->> 'attribute'
      order by given.place`,
  );
}
