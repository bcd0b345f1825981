import { z } from 'zod';

/** A day of the calendar, such as `2026-03-29`. The calendar has no year 0 (ISO 8601 does), nor has the database. */
export const day = z.iso.date().refine((value) => !value.startsWith('0000'), { error: 'date-form' });
