import { webhooks } from '../../../../resources/limits.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';

/** Forgets deliveries that ended long ago. */
export async function sweepWebhookDeliveries(db: SystemQueries): Promise<void> {
  await db.run(sql`
    delete from webhook_delivery
    where state <> 'waiting' and coalesce(last_at, made_at) < now() - make_interval(days => ${webhooks.keepDeliveriesDays})`);
}
