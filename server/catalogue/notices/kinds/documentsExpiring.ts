import { notices } from '../../../../resources/limits.ts';
import { entities } from '../../../../resources/registry.ts';
import { languageTag } from '../../../../resources/platform/platforms.ts';
import { today } from '../../../../resources/today.ts';
import { day, integer, nullable, text, time } from '../../../base/database/column.ts';
import { sql } from '../../../base/database/sql.ts';
import { scopeOf } from '../../../records/access/scope.ts';
import { where as within } from '../../../records/access/where.ts';
import type { News, Reader } from '../News.ts';
import { notPutAway } from '../notPutAway.ts';

const expiring = {
  subject: text(),
  orgaSid: text(),
  name: nullable(text()),
  expiry: day,
  documents: integer,
  at: time,
};

/** Which documents of the reader's companies expire soon, those of a day together. */
export async function documentsExpiring(reader: Reader): Promise<News[]> {
  const { db, caller, where, language } = reader;
  const subject = sql`d.orga_sid || ' ' || d.expiry::text`;
  const scope = scopeOf(caller, where, entities.document, 'update');
  const rows = await db.rows(
    expiring,
    sql`
      select ${subject} as subject, d.orga_sid as "orgaSid", min(o.name) as name, d.expiry::text as expiry, count(*) as documents,
        greatest((d.expiry - ${notices.expiringWithinDays}::int)::timestamptz, max(d.updated_at)) as at
      from document d left join orga o on o.platform = d.platform and o.sid = d.orga_sid
      where ${within(scope, 'd')}
        and d.expiry between ${today()}::date and ${today()}::date + ${notices.expiringWithinDays}::int
      group by d.orga_sid, d.expiry having ${notPutAway(reader, 'documentsExpiring', subject)}
      order by d.expiry, d.orga_sid limit ${notices.mostOfKind}`,
  );
  return rows.map(({ subject: which, orgaSid, name, expiry, documents, at }): News => ({
    kind: 'documentsExpiring',
    subject: which,
    at,
    severity: 'warning',
    says: 'text',
    values: {
      count: documents,
      day: new Date(expiry).toLocaleDateString(languageTag(language, where.platform), {
        dateStyle: 'medium',
        timeZone: 'UTC',
      }),
    },
    detail: name ?? orgaSid,
    place: {
      list: entities.document.name,
      orgaSid,
      filter: { expiry: { since: expiry, until: expiry } },
    },
  }));
}
