import { expect, it } from 'vitest';
import { periodsOf } from './periods.ts';

const today = '2026-03-15';
const counted = (day: string, clicks: number) => ({ day, pageViews: 2 * clicks, suggestionViews: 0, clicks });

it('Days, weeks and months are all there, without gaps, and lose no count of the span', () => {
  const days = [counted('2026-03-15', 3), counted('2026-03-01', 4), counted('2025-12-20', 5)];
  const month = periodsOf(days, 'month', today);
  expect([month.length, month[0]?.from, month.at(-1)]).toEqual([
    30,
    '2026-02-14',
    { from: '2026-03-15', pageViews: 6, suggestionViews: 0, clicks: 3 },
  ]);
  const quarter = periodsOf(days, 'quarter', today);
  expect([quarter.length, quarter[0]]).toEqual([
    13,
    { from: '2025-12-16', pageViews: 10, suggestionViews: 0, clicks: 5 },
  ]);
  const year = periodsOf(days, 'year', today);
  expect([year.length, year[0]?.from, year.at(-1)?.clicks]).toEqual([13, '2025-03-01', 7]);
  expect(year.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(12);
});
