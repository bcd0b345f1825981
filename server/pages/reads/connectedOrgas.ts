import type { OrgaCard } from '../../../resources/calls/shown.ts';
import { orga } from '../../../resources/entities/orga.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { shownOrgas } from '../../find/suggestions/shownOrgas.ts';

const shownAtMost = 60;

/** The companies that a company works with, from A to Z. */
export async function connectedOrgas(db: ScopedQueries, scope: Scope, sid: string): Promise<OrgaCard[]> {
  const rows = await db.rows(
    fieldsOf(orga, 'sid'),
    sql`
      select o.sid from orga_connection c
      join orga o on o.platform = c.platform and o.sid = c.connected_sid
      where ${where(scope, 'o')} and ${ofPlatform(scope, 'c')} and c.orga_sid = ${sid}
      order by lower(o.name), o.sid limit ${shownAtMost}`,
  );
  return shownOrgas(
    db,
    scope,
    rows.map((row) => row.sid),
  );
}
