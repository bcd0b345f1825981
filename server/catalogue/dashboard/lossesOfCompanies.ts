import type { Loss } from '../../../resources/calls/dashboard.ts';
import { dashboard } from '../../../resources/limits.ts';
import { integer, text, texts, time } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { companyOfChange } from '../../records/companyOfChange.ts';

const loss = {
  at: time,
  orgaSid: text(),
  entity: text(),
  kind: text<Loss['kind']>(),
  count: integer,
  key: texts(),
  causeEntity: text(),
  causeKey: texts(),
  causeKind: text<Loss['kind']>(),
};

/**
 * What companies lost lately, or got back, as records of others were deleted or brought back that theirs name; the
 * newest first. What followed from something of their own they know.
 */
export async function lossesOfCompanies(db: ScopedQueries, scope: Scope): Promise<Loss[]> {
  const rows = await db.rows(
    loss,
    sql`
      select min(o.at) as at, o.orga_sid as "orgaSid", o.entity, o.kind, count(*) as count, min(o.key) as key,
        o.cause_entity as "causeEntity", o.cause_key as "causeKey", o.cause_kind as "causeKind"
      from (
        select c.id, c.at, c.platform, ${companyOfChange('c')} as orga_sid, c.entity, c.kind, c.key, c.causes[1] as cause,
          caused.entity as cause_entity, caused.key as cause_key, caused.kind as cause_kind, ${companyOfChange('caused')} as cause_orga
        from change c join change caused on caused.id = c.causes[1]
        where c.causes is not null and c.at > now() - make_interval(days => ${dashboard.days})
      ) o
      where ${where(scope, 'o')} and o.orga_sid <> '' and o.orga_sid <> o.cause_orga
      group by o.cause, o.orga_sid, o.entity, o.kind, o.cause_entity, o.cause_key, o.cause_kind
      order by max(o.id) desc limit ${dashboard.mostRows}`,
  );
  return rows.map(({ at, causeEntity, causeKey, causeKind, ...rest }) => ({
    ...rest,
    at: at.toISOString(),
    cause: { entity: causeEntity, key: causeKey, kind: causeKind },
  }));
}
