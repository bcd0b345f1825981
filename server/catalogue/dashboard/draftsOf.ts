import type { Caller } from '../../../resources/access/rule.ts';
import { draftStates } from '../../../resources/calls/draft.ts';
import type { DraftSummary } from '../../../resources/calls/dashboard.ts';
import type { Entity } from '../../../resources/entity.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { dashboard, lists } from '../../../resources/limits.ts';
import { allEntities } from '../../../resources/registry.ts';
import { nullable, text, texts, time, yesNo } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import { isClosed, scopeOf, type Scope, type Where } from '../../records/access/scope.ts';
import { recordedUnder } from '../../records/access/where.ts';
import { titleOfDraft } from '../../records/drafts/titleOfDraft.ts';
import { tableOf } from '../../records/select.ts';
import { mayPublish } from '../records/publishDraft.ts';

const drafted = {
  key: texts(),
  record: text(),
  state: text<(typeof draftStates)[number]>(),
  submitter: nullable(text()),
  who: nullable(text()),
  at: time,
  isBegun: yesNo,
};

interface Wanted {
  /** Of this entity alone, and of this company. */
  entity?: string | undefined;
  orgaSid?: string | undefined;
}

/** The drafts that a caller may approve or work on, by the policy of each entity: what waits for their approval first. */
export async function draftsOf(
  db: ScopedQueries,
  { caller, where }: { caller: Caller; where: Where },
  language: Language,
  { entity: named, orgaSid }: Wanted = {},
): Promise<DraftSummary[]> {
  const most = named === undefined ? dashboard.mostRows : lists.mostRows;
  const found = await Promise.all(
    allEntities.map(async (entity) => {
      if (named !== undefined && entity.name !== named) return [];
      const scope = scopeOf(caller, where, entity, 'update');
      if (!entity.drafts || isClosed(scope)) return [];
      const rows = await db.rows(
        drafted,
        sql`
          select d.key, d.record, d.state, d.submitted_by as submitter, u.username as who, d.updated_at as at,
            d.record_id is null as "isBegun"
          from record_draft d left join known_user u on u.sub = coalesce(d.submitted_by, d.sub)
          where d.platform = ${recordedUnder(scope)} and d.entity = ${entity.name} and ${ofCompanies(scope, entity)}
            and ${orgaSid === undefined ? sql`true` : sql`${companyOf(entity)} = ${orgaSid}`}
            and (d.record_id is null or exists (select from ${tableOf(entity)} t where t.id = d.record_id))
          order by d.state = 'submitted' desc, d.updated_at desc limit ${most}`,
      );
      return rows.map(({ key, record, state, submitter, who, at, isBegun }) => ({
        entity: entity.name,
        key,
        title: titleOfDraft(entity, record, language) || key.join(' / '),
        state,
        who,
        at: at.toISOString(),
        isBegun,
        isAsked: state === 'submitted' && mayPublish(caller, where, entity, { state, submitter }),
      }));
    }),
  );
  return found
    .flat()
    .toSorted((one, other) => Number(other.isAsked) - Number(one.isAsked) || other.at.localeCompare(one.at))
    .slice(0, most);
}

function ofCompanies({ filter }: Scope, entity: Entity): Sql {
  if (typeof filter === 'string') return sql`${filter === 'all'}::boolean`;
  return sql`${companyOf(entity)} = any(${filter.orgaSid})`;
}

/** The company in the key of a draft; null where records belong to none. */
function companyOf({ key, owner }: Entity): Sql {
  return sql`d.key[${owner === undefined ? 0 : key.indexOf(owner) + 1}::int]`;
}
