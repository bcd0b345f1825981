import { z } from 'zod';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { nearestShown } from './nearestShown.ts';

/** Units in which a category shows values that are kept in others, by the sid of the attribute. */
export const shownUnits = z.record(z.string(), z.string());
export type ShownUnits = Readonly<z.infer<typeof shownUnits>>;

/** Those of a category, given as an expression, or of the nearest one above it that says any attributes, as one JSON value. */
export function unitsOfCategory(scope: Scope, category: Sql): Sql<true> {
  return sql`(
    select coalesce(jsonb_object_agg(said ->> 'attribute', said ->> 'unit'), '{}')
    from (${nearestShown(scope, category)}) nearest
    cross join lateral jsonb_array_elements(nearest.shown_attributes) said
    where coalesce(said ->> 'unit', '') <> '')`;
}

/** The units in which products of several categories stand side by side: for each attribute the first that any says. */
export function commonUnits(of: readonly ShownUnits[]): ShownUnits {
  return Object.assign({}, ...of.toReversed());
}
