import type { z } from 'zod';
import type { categoryLink } from '../../../resources/calls/shown.ts';
import { category } from '../../../resources/entities/category.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

export type CategoryLink = z.infer<typeof categoryLink>;

const pathStep = { of: fieldsOf(category, 'sid').sid, ...fieldsOf(category, 'sid', 'name') };

/** The paths of those of these categories that hang in the tree, by their sids: from below the root to themselves. */
export async function pathsFromRoot(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  sids: readonly string[],
): Promise<Map<string, CategoryLink[]>> {
  const rows = await db.rows(
    pathStep,
    sql`
      select place.descendant_sid as of, c.sid, c.name
      from category_closure place
      join category c on c.sid = place.ancestor_sid
      where ${ofPlatform(scope, 'place')} and place.descendant_sid = any(${sids}::text[])
      order by place.descendant_sid, place.depth desc`,
  );
  const links = rows.map(({ of, sid, name }) => ({ of, link: { sid, name: textIn(name, language) } }));
  return new Map(
    [...Map.groupBy(links, ({ of }) => of)].map(([of, path]) => [of, path.map(({ link }) => link)]),
  );
}
