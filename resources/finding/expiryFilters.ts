import { daysAfter } from '../daysAfter.ts';
import { notices } from '../limits.ts';

/** The filter of a list by `expiry` for what has expired on a day (ISO date). */
export function expiryOver(today: string) {
  return { until: daysAfter(today, -1) };
}

/** The same for what expires within `notices.expiringWithinDays` days of it, itself among them. */
export function expirySoon(today: string) {
  return { since: today, until: daysAfter(today, notices.expiringWithinDays) };
}
