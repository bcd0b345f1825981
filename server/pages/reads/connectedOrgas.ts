import type { OrgaCard } from '../../../resources/calls/shown.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Queries } from '../../base/database/queries.ts';
import { shownOrgas } from '../../find/suggestions/shownOrgas.ts';

const shownAtMost = 60;

/** The companies that a company works with, from A to Z. */
export async function connectedOrgas(sql: Queries, scope: Scope, sid: string): Promise<OrgaCard[]> {
  const rows = await sql<{ sid: string }[]>`
    select o.sid from orga_connection c
    join orga o on o.platform = c.platform and o.sid = c.connected_sid
    where ${where(scope, 'o')} and c.platform = ${scope.dataset} and c.orga_sid = ${sid}
    order by lower(o.name), o.sid limit ${shownAtMost}`;
  return shownOrgas(
    sql,
    scope,
    rows.map((row) => row.sid),
  );
}
