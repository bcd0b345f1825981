import type { Language, Translated } from '../../../resources/languages.ts';
import { languages } from '../../../resources/languages.ts';
import { textIn } from '../../../resources/translate.ts';
import { z } from 'zod';
import { integer, json } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';

/** The category of a product or one above it, as it is called in a language. */
export interface NamedPlace {
  sid: string;
  name: string;
}

const place = z.object({ sid: z.string(), name: z.partialRecord(z.enum(languages), z.string()) });

/** The category of each product that the scope opens and those above it, the own one first. */
export async function placesOfProducts(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  ids: readonly number[],
): Promise<Map<number, NamedPlace[]>> {
  const rows = await db.rows(
    { id: integer, places: json(z.array(place)) },
    sql`
      select p.id, coalesce((
        select jsonb_agg(jsonb_build_object('sid', c.sid, 'name', c.name) order by place.depth)
        from category_closure place join category c on c.sid = place.ancestor_sid
        where place.platform = p.platform and place.descendant_sid = p.main_category), '[]') as places
      from product p where ${where(scope, 'p')} and p.id = any(${ids}::bigint[])`,
  );
  const named = ({ sid, name }: { sid: string; name: Translated }) => ({ sid, name: textIn(name, language) });
  return new Map(rows.map(({ id, places }) => [id, places.map(named)]));
}
