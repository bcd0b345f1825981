import { sql, type Sql } from './sql.ts';

/** When a day begins where our platforms are, by `today()`; the day is written as `2026-03-29`. */
export function startOfDay(day: string): Sql {
  return sql`(${day}::text::date::timestamp at time zone 'Europe/Zurich')`;
}
