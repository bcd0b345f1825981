import { notices } from '../../../../resources/limits.ts';
import { integer, nullable, text, texts, time } from '../../../base/database/column.ts';
import { sql } from '../../../base/database/sql.ts';
import { opensRecord } from '../../../records/access/opensRecord.ts';
import { scopeOf } from '../../../records/access/scope.ts';
import { recordedUnder } from '../../../records/access/where.ts';
import type { News, Reader } from '../News.ts';
import { notPutAway } from '../notPutAway.ts';
import { reviewedEntities } from '../reviewedEntities.ts';

const answered = {
  id: integer,
  key: texts(),
  answer: text<'returned' | 'published'>(),
  who: nullable(text()),
  at: time,
};

/** What became of the drafts that the reader had submitted. */
export async function reviewsAnswered(reader: Reader): Promise<News[]> {
  const { db, caller, where } = reader;
  const found = reviewedEntities.map(async (entity): Promise<News[]> => {
    const scope = scopeOf(caller, where, entity, 'update');
    const rows = await db.rows(
      answered,
      sql`
        select a.id, a.key, a.answer, u.username as who, a.at
        from review_answer a left join known_user u on u.sub = a.sub
        where a.platform = ${recordedUnder(scope)} and a.entity = ${entity.name} and a.submitted_by = ${caller.sub}
          and a.at > now() - make_interval(days => ${notices.days})
          and ${notPutAway(reader, 'reviewAnswered', sql`a.id::text`)}
        order by a.at desc limit ${notices.mostOfKind}`,
    );
    return rows
      .filter(({ key }) => opensRecord(scope, entity, key))
      .map(({ id, key, answer, who, at }) => ({
        kind: 'reviewAnswered',
        subject: String(id),
        at,
        severity: answer === 'returned' ? 'warning' : 'success',
        says: answer,
        values: { who: who ?? '–' },
        detail: key.join(' / '),
        place: { entity: entity.name, key },
      }));
  });
  return (await Promise.all(found)).flat();
}
