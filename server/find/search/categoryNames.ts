import type { Language } from '../../../resources/languages.ts';
import type { Queries } from '../../base/database/queries.ts';

/** Names of the category of each product and of those above it, the own one first. */
export async function categoryNames(
  sql: Queries,
  language: Language,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await sql<{ id: number; names: string[] }[]>`
    select p.id, array(
      select coalesce(c.name ->> ${language}, c.name ->> 'de', '')
      from category_closure place join category c on c.sid = place.ancestor_sid
      where place.platform = p.platform and place.descendant_sid = p.main_category
      order by place.depth) as names
    from product p where p.id = any(${[...ids]}::bigint[])`;
  return new Map(rows.map(({ id, names }) => [id, names]));
}
