import { category as categoryEntity } from '../../../resources/entities/category.ts';
import type { Language } from '../../../resources/languages.ts';
import { textIn } from '../../../resources/translate.ts';
import { integers, texts } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

/** The category of a product or one above it, as it is called in a language. */
export interface NamedPlace {
  sid: string;
  name: string;
}

const category = {
  ...fieldsOf(categoryEntity, 'sid', 'name'),
  /** The products of its own among those asked for, and the way up from them, the own category first. */
  ids: integers,
  path: texts(),
};

/** The category of each product that the scope opens and those above it, the own one first. */
export async function placesOfProducts(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  ids: readonly number[],
): Promise<Map<number, NamedPlace[]>> {
  const rows = await db.rows(
    category,
    sql`
      with own as materialized (
        select p.main_category as sid, array_agg(p.product_id) as ids from product_summary p
        where ${where(scope, 'p')} and p.product_id = any(${ids}::bigint[]) group by p.main_category
      ),
      path as materialized (
        select own.*, array(
          select place.ancestor_sid from category_closure place
          where ${ofPlatform(scope, 'place')} and place.descendant_sid = own.sid order by place.depth) as path
        from own
      )
      select c.sid, c.name, coalesce(path.ids, '{}') as ids, coalesce(path.path, '{}') as path
      from category c left join path on path.sid = c.sid
      where c.sid in (select unnest(path) from path)`,
  );
  const named = new Map(rows.map(({ sid, name }) => [sid, { sid, name: textIn(name, language) }]));
  return new Map(
    rows.flatMap(({ ids: own, path }) => {
      const places = path.flatMap((sid) => named.get(sid) ?? []);
      return own.map((id) => [id, places] as const);
    }),
  );
}
