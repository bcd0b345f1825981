import { notices } from '../../../../resources/limits.ts';
import { nullable, text, texts, time } from '../../../base/database/column.ts';
import { sql } from '../../../base/database/sql.ts';
import { opensRecord } from '../../../records/access/opensRecord.ts';
import { scopeOf } from '../../../records/access/scope.ts';
import { recordedUnder } from '../../../records/access/where.ts';
import { keyOfDraft } from '../../../records/drafts/draftConditions.ts';
import { titleOfDraft } from '../../../records/drafts/titleOfDraft.ts';
import type { News, Reader } from '../News.ts';
import { notPutAway } from '../notPutAway.ts';
import { reviewedEntities } from '../reviewedEntities.ts';

const asked = {
  subject: text(),
  key: texts(),
  record: text(),
  who: nullable(text()),
  at: time,
};

/** Who asks for approval of a draft that the reader may approve: of their own nobody does (behaviour B491). */
export async function reviewsAsked(reader: Reader): Promise<News[]> {
  const { db, caller, where, language } = reader;
  const subject = sql`concat_ws(' ', d.entity, array_to_string(d.key, ' '), d.version)`;
  const found = reviewedEntities
    .filter((entity) => entity.review?.(caller, where) !== 'none')
    .map(async (entity): Promise<News[]> => {
      const scope = scopeOf(caller, where, entity, 'update');
      const rows = await db.rows(
        asked,
        sql`
          select ${subject} as subject, ${keyOfDraft(entity)} as key, d.record, u.username as who, coalesce(d.marked_at, d.updated_at) as at
          from record_draft d left join known_user u on u.sub = d.submitted_by
          where d.platform = ${recordedUnder(scope)} and d.entity = ${entity.name} and d.state = 'submitted'
            and d.submitted_by is distinct from ${caller.sub} and ${notPutAway(reader, 'reviewAsked', subject)}
          order by at desc limit ${notices.mostOfKind}`,
      );
      return rows
        .filter(({ key }) => opensRecord(scope, entity, key))
        .map(({ subject: which, key, record, who, at }) => {
          const title = titleOfDraft(entity, record, language);
          return {
            kind: 'reviewAsked',
            subject: which,
            at,
            severity: 'info',
            says: 'text',
            values: { who: who ?? '–' },
            detail: title || key.join(' / '),
            place: { entity: entity.name, key },
          };
        });
    });
  return (await Promise.all(found)).flat();
}
