import { notices } from '../limits.ts';

const dayMs = 24 * 3_600_000;

/** The filter of a list by `expiry` for what has expired on a day (ISO date). */
export function expiryOver(today: string) {
  return { until: isoDay(Date.parse(today) - dayMs) };
}

/** The same for what expires within `notices.expiringWithinDays` days of it, itself among them. */
export function expirySoon(today: string) {
  return { since: today, until: isoDay(Date.parse(today) + notices.expiringWithinDays * dayMs) };
}

function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
