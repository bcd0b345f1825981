import type { z } from 'zod';
import type { categoryLink } from '../../../resources/calls/shown.ts';
import type { Language, Translated } from '../../../resources/languages.ts';
import { textIn } from '../../../resources/translate.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { Queries } from '../../base/database/queries.ts';

export type CategoryLink = z.infer<typeof categoryLink>;

/** For each of the categories that hang in the tree of the platform, its path: from below the root to itself. */
export async function pathsFromRoot(
  sql: Queries,
  scope: Scope,
  language: Language,
  sids: readonly string[],
): Promise<Map<string, CategoryLink[]>> {
  const rows = await sql<{ of: string; sid: string; name: Translated }[]>`
    select place.descendant_sid as of, c.sid, c.name
    from category_closure place
    join category c on c.sid = place.ancestor_sid
    where place.platform = ${scope.dataset} and place.descendant_sid = any(${[...sids]}::text[])
    order by place.descendant_sid, place.depth desc`;
  const links = rows.map(({ of, sid, name }) => ({ of, link: { sid, name: textIn(name, language) } }));
  return new Map(
    [...Map.groupBy(links, ({ of }) => of)].map(([of, path]) => [of, path.map(({ link }) => link)]),
  );
}
