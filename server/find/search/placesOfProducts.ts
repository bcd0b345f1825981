import { category as categoryEntity } from '../../../resources/entities/category.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { texts } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import type { Hit } from '../facets/Hit.ts';

/** The category of a product or one above it, as it is called in a language. */
export interface NamedPlace {
  sid: string;
  name: string;
}

const category = {
  ...fieldsOf(categoryEntity, 'sid', 'name'),
  /** Where products asked for are of its own, the way up from them, the own category first. */
  path: texts(),
};

/** The category of each product and those above it, the own one first. */
export async function placesOfProducts(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  hits: readonly Pick<Hit, 'id' | 'category'>[],
): Promise<Map<number, NamedPlace[]>> {
  const rows = await db.rows(
    category,
    sql`
      with path as materialized (
        select own.sid, array(
          select place.ancestor_sid from category_closure place
          where ${ofPlatform(scope, 'place')} and place.descendant_sid = own.sid order by place.depth) as path
        from unnest(${[...new Set(hits.map((hit) => hit.category))]}::text[]) as own (sid)
      )
      select c.sid, c.name, coalesce(path.path, '{}') as path
      from category c left join path on path.sid = c.sid
      where c.sid in (select unnest(path) from path)`,
  );
  const named = new Map(rows.map(({ sid, name }) => [sid, { sid, name: textIn(name, language) }]));
  const places = new Map(
    rows.map(({ sid, path }) => [sid, path.flatMap((above) => named.get(above) ?? [])] as const),
  );
  return new Map(hits.map((hit) => [hit.id, places.get(hit.category) ?? []]));
}
