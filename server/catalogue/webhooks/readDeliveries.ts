import type { deliveryFaults, WebhookDelivery } from '../../../resources/calls/webhook.ts';
import { webhooks } from '../../../resources/limits.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { integer, nullable, text, time } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { nothing, sql } from '../../base/database/sql.ts';

const stored = {
  id: text(),
  type: text(),
  state: text<WebhookDelivery['state']>(),
  items: integer,
  attempts: integer,
  madeAt: time,
  lastAt: nullable(time),
  nextAt: nullable(time),
  status: nullable(integer),
  fault: nullable(text<(typeof deliveryFaults)[number]>()),
  tookMs: nullable(integer),
};

/** The last deliveries of a webhook that was found within the scope, the newest first, or the one of that id. */
export async function readDeliveries(
  db: ScopedQueries,
  webhookId: number,
  messageId?: string,
): Promise<WebhookDelivery[]> {
  const rows = await asSystem(db).rows(
    stored,
    sql`
      select d.message_id as id, d.type, d.state, d.items, d.attempts, d.made_at as "madeAt", d.last_at as "lastAt",
        case when d.state = 'waiting' then d.next_at end as "nextAt", d.status, d.fault, d.took_ms as "tookMs"
      from webhook_delivery d
      where d.webhook_id = ${webhookId} ${messageId === undefined ? nothing : sql`and d.message_id = ${messageId}`}
      order by d.id desc limit ${webhooks.shownDeliveries}`,
  );
  return rows.map(({ madeAt, lastAt, nextAt, ...row }) => ({
    ...row,
    madeAt: madeAt.toISOString(),
    lastAt: lastAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
  }));
}
