import type { OrgasPage } from '../../../resources/calls/storefrontPages.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Queries } from '../../base/database/queries.ts';
import { shownOrgas } from '../../find/suggestions/shownOrgas.ts';

/** Companies from A to Z, narrowed by a part of their name; the letters are those with which any name begins. */
export async function readOrgas(
  sql: Queries,
  scope: Scope,
  { text = '', page, size }: { text?: string | undefined; page: number; size: number },
): Promise<OrgasPage> {
  if (isClosed(scope)) return { orgas: { items: [], total: 0, page, size }, letters: [] };
  const named = sql`${where(scope, 'o')} and (${text} = '' or position(lower(${text}) in lower(o.name)) > 0)`;
  const [sids, [counted], letters] = await Promise.all([
    sql<{ sid: string }[]>`
      select o.sid from orga o where ${named} order by lower(o.name), o.sid
      offset ${(page - 1) * size} limit ${size}`,
    sql<[{ total: number }]>`select count(*) as total from orga o where ${named}`,
    sql<{ letter: string }[]>`
      select distinct upper(left(o.name, 1)) as letter from orga o where ${where(scope, 'o')} order by letter`,
  ]);
  const items = await shownOrgas(
    sql,
    scope,
    sids.map(({ sid }) => sid),
  );
  return { orgas: { items, total: counted.total, page, size }, letters: letters.map(({ letter }) => letter) };
}
