import type { OffReason, Webhook } from '../../../resources/calls/webhook.ts';
import { webhooks } from '../../../resources/limits.ts';
import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { WebhookKind } from '../../../resources/platform/webhookKinds.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { integer, nullable, text, texts, time, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { nothing, sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { callerOfWebhook } from './sending/callerOfWebhook.ts';

const stored = {
  sid: text(),
  name: text(),
  dataset: text<DatasetKey>(),
  orgaSid: text(),
  orgaName: nullable(text()),
  url: text(),
  kinds: texts<WebhookKind>(),
  off: nullable(text<OffReason>()),
  maker: text(),
  makerName: nullable(text()),
  madeAt: time,
  deliveredAt: nullable(time),
  failingSince: nullable(time),
  pausedUntil: nullable(time),
  waiting: integer,
  formerUntil: nullable(time),
};

/** The webhooks within the scope, the newest first: of a company, or the one of that sid. */
export async function readWebhooks(
  db: ScopedQueries,
  scope: Scope,
  { orgaSid, sid }: { orgaSid?: string | undefined; sid?: string } = {},
): Promise<Webhook[]> {
  const rows = await db.rows(
    stored,
    sql`
      select w.sid, w.name, w.platform as dataset, w.orga_sid as "orgaSid", w.url, w.kinds, w.maker,
        (select o.name from orga o where o.platform = w.platform and o.sid = w.orga_sid) as "orgaName",
        s.off_why as off,
        (select u.username from known_user u where u.sub = w.maker) as "makerName", w.created_at as "madeAt",
        s.delivered_at as "deliveredAt", s.failing_since as "failingSince",
        case when s.paused_until > now() and s.failures > 0 then s.paused_until end as "pausedUntil",
        (select count(*) from webhook_delivery d where d.webhook_id = w.id and d.state = 'waiting') as waiting,
        (select max(k.until) from webhook_secret k where k.webhook_id = w.id and k.until > now()) as "formerUntil"
      from webhook w join webhook_state s on s.webhook_id = w.id
      where ${where(scope, 'w')}
        ${orgaSid === undefined ? nothing : sql`and w.orga_sid = ${orgaSid}`}
        ${sid === undefined ? nothing : sql`and w.sid = ${sid}`}
      order by w.id desc limit ${webhooks.mostShown}`,
  );
  return Promise.all(
    rows.map(async (row) => {
      const { rights } = await callerOfWebhook(asSystem(db), row);
      return asShown(row, rights.length === 0);
    }),
  );
}

function asShown(row: Row<typeof stored>, isPowerless: boolean): Webhook {
  const { sid, name, orgaSid, orgaName, url, kinds, off, makerName, waiting } = row;
  return {
    sid,
    name,
    company: orgaSid ? { sid: orgaSid, name: orgaName } : null,
    url,
    kinds,
    off,
    maker: makerName,
    isPowerless,
    madeAt: row.madeAt.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    pausedUntil: row.pausedUntil?.toISOString() ?? null,
    waiting,
    formerUntil: row.formerUntil?.toISOString() ?? null,
  };
}
