import { orga } from '../../../resources/entities/orga.ts';
import type { OrgasPage } from '../../../resources/calls/storefrontPages.ts';
import { integer, text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { shownOrgas } from '../../find/suggestions/shownOrgas.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

/** Companies from A to Z, narrowed by a part of their name; the letters are those with which any name begins. */
export async function readOrgas(
  db: ScopedQueries,
  scope: Scope,
  { text: part = '', page, size }: { text?: string | undefined; page: number; size: number },
): Promise<OrgasPage> {
  if (isClosed(scope)) return { orgas: { items: [], total: 0, page, size }, letters: [] };
  const named = sql`${where(scope, 'o')} and (${part} = '' or position(lower(${part}) in lower(o.name)) > 0)`;
  const [sids, { total }, letters] = await Promise.all([
    db.rows(
      fieldsOf(orga, 'sid'),
      sql`
        select o.sid from orga o where ${named} order by lower(o.name), o.sid
        offset ${(page - 1) * size} limit ${size}`,
    ),
    db.one({ total: integer }, sql`select count(*) as total from orga o where ${named}`),
    db.rows(
      { letter: text() },
      sql`select distinct upper(left(o.name, 1)) as letter from orga o where ${where(scope, 'o')} order by letter`,
    ),
  ]);
  const items = await shownOrgas(
    db,
    scope,
    sids.map(({ sid }) => sid),
  );
  return { orgas: { items, total, page, size }, letters: letters.map(({ letter }) => letter) };
}
