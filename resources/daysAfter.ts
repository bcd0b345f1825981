const dayMs = 24 * 3_600_000;

/** The day so many days after another one, or before it with a minus; both such as `2026-03-29`. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}
