import { keepDays } from '../../../resources/limits.ts';
import type { Sql } from '../../base/database/connect.ts';

/** Forgets addresses that were never confirmed, and those that want no newsletter any more. */
export async function sweepSubscriptions(write: Sql): Promise<void> {
  await write`
    delete from newsletter_subscription
    where confirmed_at is null
      and greatest(asked_at, unsubscribed_at)
        < now() - make_interval(days => ${keepDays.unconfirmedNewsletter})`;
}
