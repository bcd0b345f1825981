import type { DayCounts } from '../../../resources/calls/statistic.ts';

/** What is counted, in the order in which it is shown. */
export const measures = ['pageViews', 'suggestionViews', 'clicks'] as const;
export type Measure = (typeof measures)[number];

/** How far back one looks, and what is taken together so that it stays readable. */
export const spans = {
  month: { days: 30, unit: 'day' },
  quarter: { days: 90, unit: 'week' },
  year: { days: 365, unit: 'month' },
} as const;
export type Span = keyof typeof spans;

export interface Period extends Record<Measure, number> {
  /** Its first day (ISO date). */
  from: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The first day of a span that ends today (ISO dates). */
export function firstDay(span: Span, today: string): string {
  const first = isoDay(Date.parse(today) - (spans[span].days - 1) * dayMs);
  return spans[span].unit === 'month' ? `${first.slice(0, 7)}-01` : first;
}

/** The counts of a span by day, week or month, oldest first; where nothing was counted they are 0. */
export function periodsOf(days: readonly DayCounts[], span: Span, today: string): Period[] {
  const { unit } = spans[span];
  const first = firstDay(span, today);
  const periods = new Map<string, Period>();
  const startOf = (day: string) => {
    if (unit === 'month') return `${day.slice(0, 7)}-01`;
    if (unit === 'day') return day;
    const past = Math.round((Date.parse(day) - Date.parse(first)) / dayMs);
    return isoDay(Date.parse(first) + (past - (past % 7)) * dayMs);
  };
  for (let at = Date.parse(first); at <= Date.parse(today); at += dayMs) {
    const from = startOf(isoDay(at));
    if (!periods.has(from)) periods.set(from, { from, pageViews: 0, suggestionViews: 0, clicks: 0 });
  }
  for (const counts of days) {
    const period = periods.get(startOf(counts.day));
    if (period) for (const measure of measures) period[measure] += counts[measure];
  }
  return [...periods.values()];
}

function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
