import { webhooks } from '../../../../resources/limits.ts';

/** For how many seconds a `Retry-After` (RFC 9110, 10.2.3) wants to be left alone, a day at most; 0 for none and what is not one. */
export function retryAfterSeconds(text: string | undefined, now: Date): number {
  if (text === undefined) return 0;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now.getTime()) / 1000);
  return Number.isNaN(seconds) ? 0 : Math.min(Math.max(seconds, 0), webhooks.longestRetryAfter);
}
