import { keepDays } from '../../../resources/limits.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** Forgets addresses that were never confirmed, and those that want no newsletter any more. */
export async function sweepSubscriptions(db: SystemQueries): Promise<void> {
  await db.run(sql`
    delete from newsletter_subscription
    where confirmed_at is null
      and greatest(asked_at, unsubscribed_at)
        < now() - make_interval(days => ${keepDays.unconfirmedNewsletter})`);
}
