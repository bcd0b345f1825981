import { webhook } from '../../../../resources/entities/webhook.ts';
import { notices } from '../../../../resources/limits.ts';
import { nullable, text, time } from '../../../base/database/column.ts';
import { sql } from '../../../base/database/sql.ts';
import { scopeOf } from '../../../records/access/scope.ts';
import { where as within } from '../../../records/access/where.ts';
import type { News, Reader } from '../News.ts';
import { notPutAway } from '../notPutAway.ts';

const off = {
  subject: text(),
  name: text(),
  company: nullable(text()),
  why: text<'failing' | 'gone'>(),
  at: time,
};

/** Which webhooks of the reader's companies were switched off, as nothing got through any more. */
export async function webhooksOff(reader: Reader): Promise<News[]> {
  const { db, caller, where } = reader;
  const subject = sql`w.sid || ' ' || extract(epoch from s.off_at)::bigint`;
  const scope = scopeOf(caller, where, webhook, 'read');
  const rows = await db.rows(
    off,
    sql`
      select ${subject} as subject, w.name, s.off_why as why, s.off_at as at,
        (select o.name from orga o where o.platform = w.platform and o.sid = w.orga_sid) as company
      from webhook w join webhook_state s on s.webhook_id = w.id
      where ${within(scope, 'w')} and s.off_why in ('failing', 'gone')
        and s.off_at > now() - make_interval(days => ${notices.days}) and ${notPutAway(reader, 'webhookOff', subject)}
      order by s.off_at desc limit ${notices.mostOfKind}`,
  );
  return rows.map(({ subject, name, company, why, at }): News => ({
    kind: 'webhookOff',
    subject,
    at,
    severity: 'error',
    says: why,
    values: { name },
    detail: company,
    place: { screen: 'webhooks' },
  }));
}
