import type { Caller } from '../../../resources/access/rule.ts';
import type { DraftState } from '../../../resources/draftStates.ts';
import type { DraftSummary } from '../../../resources/calls/dashboard.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { dashboard, lists } from '../../../resources/limits.ts';
import { allEntities } from '../../../resources/registry.ts';
import { nullable, text, texts, time, yesNo } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { isClosed, scopeOf, type Where } from '../../records/access/scope.ts';
import {
  companyOfDraft,
  draftOfKeys,
  draftsWithin,
  keyOfDraft,
} from '../../records/drafts/draftConditions.ts';
import type { Key } from '../../records/readRecords.ts';
import { titleOfDraft } from '../../records/drafts/titleOfDraft.ts';
import { tableOf } from '../../records/select.ts';
import { mayPublish } from '../records/publishDraft.ts';

const drafted = {
  key: texts(),
  record: text(),
  state: text<DraftState>(),
  submitter: nullable(text()),
  who: nullable(text()),
  at: time,
  isBegun: yesNo,
};

interface Wanted {
  /** Of this entity alone, and of this company. */
  entity?: string | undefined;
  orgaSid?: string | undefined;
  /** Of records with these keys; of an entity that is named. */
  keys?: readonly Key[] | undefined;
}

/** The drafts that a caller may approve or work on, by the policy of each entity: what waits for their approval first. */
export async function draftsOf(
  db: ScopedQueries,
  { caller, where }: { caller: Caller; where: Where },
  language: Language,
  { entity: named, orgaSid, keys }: Wanted = {},
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
          select ${keyOfDraft(entity)} as key, d.record, d.state, d.submitted_by as submitter, u.username as who, d.updated_at as at,
            d.record_id is null as "isBegun"
          from record_draft d left join known_user u on u.sub = coalesce(d.submitted_by, d.sub)
          where ${draftsWithin(scope, entity)}
            and ${orgaSid === undefined ? sql`true` : sql`${companyOfDraft(entity)} = ${orgaSid}`}
            and ${keys === undefined ? sql`true` : draftOfKeys(entity, keys)}
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
