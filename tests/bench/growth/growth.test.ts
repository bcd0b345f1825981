import { expect, test } from 'vitest';
import { grown } from './Growth.ts';
import { growthChart } from './growthChart.ts';
import { growthTable } from './growthTable.ts';

const small = grown({}, 2000, new Map([['search', 12.34]]));
const growth = grown(
  small,
  10_000,
  new Map([
    ['search', 25],
    ['a < b', 1234.5],
  ]),
);

test('the table has a row for each work, and leaves open what was not measured', () => {
  expect(growthTable(growth).split('\n')).toEqual([
    '| p95 in ms at so many products | 2,000 | 10,000 |',
    '|---|---|---|',
    '| a < b |  | 1,230 |',
    '| search | 12 | 25 |',
  ]);
});

test('the chart has a line for each work of several sizes, within its frame', () => {
  const further = new Map([
    ['a < b', 90_000],
    ['search: typo', 20],
  ]);
  const chart = growthChart(grown(grown(growth, 100_000, further), 1000, further));
  expect(chart).not.toContain('typo');
  expect([...chart.matchAll(/<polyline/g)]).toHaveLength(2);
  expect(chart).toContain('a &lt; b');
  const places = [...chart.matchAll(/c[xy]="([\d.-]+)"/g)].map(([, place]) => Number(place));
  expect(places).toHaveLength(10);
  expect(places.every((place) => place > 0 && place < 760)).toBe(true);
});

test('what is measured again takes the place of what was', () => {
  expect(grown(growth, 2000, new Map([['search', 9]]))['search']).toEqual({ 2000: 9, 10000: 25 });
});
