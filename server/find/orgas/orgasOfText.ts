import { integer } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { orga } from '../../../resources/entities/orga.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import type { FoundName } from '../query/findNames.ts';
import type { Understood } from '../query/understand.ts';
import { isCalled, orgasMeeting } from './orgasMeeting.ts';
import { wantedOfOrgas } from './wantedOfOrgas.ts';

const most = 200;

/** The companies that a text finds by name, place and what they make together, such as `Schreinerei Chur`. */
export async function orgasOfText(
  db: ScopedQueries,
  scope: Scope,
  query: Pick<Understood, 'pieces' | 'language'>,
): Promise<FoundName[]> {
  const wanted = await wantedOfOrgas(db, scope, query);
  const rows = await db.rows(
    { ...fieldsOf(orga, 'sid'), rank: integer },
    sql`
      select o.sid, (case when ${isCalled(wanted)} then 0 else 1 end)::bigint as rank from orga o
      where ${where({ ...scope, ownerColumn: 'sid', shared: false }, 'o')} and ${orgasMeeting(wanted, query.language)}
      order by rank, lower(o.name), o.sid limit ${most}`,
  );
  return rows.map(({ sid, rank }) => ({ orgaSid: '', sid, rank }));
}
