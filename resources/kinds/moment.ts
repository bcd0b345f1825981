import { z } from 'zod';

/** A moment as answers have it, such as `2026-01-31T08:15:00.123Z`, with any distance from UTC that the database knows. */
export const moment = z.iso.datetime({ offset: true }).refine(isKnown, { error: 'date-form' });

function isKnown(value: string): boolean {
  const year = new Date(value).getUTCFullYear();
  return year >= 1 && year <= 9999 && !/[+-](1[6-9]|2\d):\d\d$/.test(value);
}
