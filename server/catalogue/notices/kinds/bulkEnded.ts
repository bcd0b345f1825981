import { bulkChanges, notices } from '../../../../resources/limits.ts';
import { entityNamed } from '../../../../resources/registry.ts';
import { integer, text, time } from '../../../base/database/column.ts';
import { scoping, sql } from '../../../base/database/sql.ts';
import { isClosed, scopeOf } from '../../../records/access/scope.ts';
import { entityWord } from '../entityWord.ts';
import type { News, Reader } from '../News.ts';
import { notPutAway } from '../notPutAway.ts';

const ended = {
  subject: text(),
  entity: text(),
  state: text<'done' | 'undone'>(),
  changed: integer,
  refused: integer,
  at: time,
};

/** How the changes of many records ended that somebody did not wait for, where they may still change such records. */
export async function bulkEnded(reader: Reader): Promise<News[]> {
  const { db, caller, where, language } = reader;
  const subject = sql`b.id::text || ' ' || b.state`;
  const rows = await db.rows(
    ended,
    sql`
      select ${subject} as subject, b.entity, b.state, b.ended_at as at,
        count(*) filter (where r.state in ('changed', 'undone')) as changed,
        count(*) filter (where r.state in ('refused', 'kept')) as refused
      from bulk_change b join bulk_row r on r.bulk_id = b.id
      where ${scoping(sql`b.platform = ${where.platform.key}`)} and b.sub = ${caller.sub} and b.state in ('done', 'undone')
        and b.ended_at > now() - make_interval(days => ${notices.days}) and ${notPutAway(reader, 'bulkEnded', subject)}
      group by b.id having count(*) > ${bulkChanges.mostAtOnce}
      order by b.ended_at desc limit ${notices.mostOfKind}`,
  );
  return rows
    .filter(({ entity }) => !isClosed(scopeOf(caller, where, entityNamed(entity), 'update')))
    .map(({ subject: which, entity, state, changed, refused, at }): News => ({
      kind: 'bulkEnded',
      subject: which,
      at,
      severity: refused > 0 ? 'warning' : 'success',
      says: state,
      values: { changed, refused },
      detail: entityWord(language, where.platform, entity),
      place: { screen: 'activity' },
    }));
}
