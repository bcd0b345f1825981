import type { Language } from '../../../resources/languages.ts';
import { integer, texts } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';

/** Names of the category of each product that the scope opens and of those above it, the own one first. */
export async function categoryNames(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await db.rows(
    { id: integer, names: texts() },
    sql`
      select p.id, array(
        select coalesce(c.name ->> ${language}, c.name ->> 'de', '')
        from category_closure place join category c on c.sid = place.ancestor_sid
        where place.platform = p.platform and place.descendant_sid = p.main_category
        order by place.depth) as names
      from product p where ${where(scope, 'p')} and p.id = any(${ids}::bigint[])`,
  );
  return new Map(rows.map(({ id, names }) => [id, names]));
}
