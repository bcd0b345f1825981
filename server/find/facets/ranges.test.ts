import { expect, it } from 'vitest';
import { rangesOf } from './ranges.ts';

it('Numbers are divided into ranges that hold about as many products each', () => {
  const counted = Array.from({ length: 100 }, (_, index) => ({ value: (100 - index) * 10, count: 3 }));
  const ranges = rangesOf(counted);
  expect(ranges.map(({ least, most }) => [least, most])).toEqual([
    [10, 200],
    [210, 400],
    [410, 600],
    [610, 800],
    [810, 1000],
  ]);
  expect(ranges.every(({ count }) => count === 60)).toBe(true);
});

it('No number is lost, however unevenly they are spread', () => {
  const counted = [
    { value: 1, count: 1000 },
    { value: 2, count: 1 },
    { value: 3, count: 1 },
    { value: 9, count: 700 },
    { value: 2000, count: 1 },
  ];
  const ranges = rangesOf(counted);
  expect(ranges.reduce((sum, { count }) => sum + count, 0)).toBe(1703);
  expect(ranges[0]).toEqual({ least: 1, most: 1, count: 1000 });
  expect(ranges.at(-1)?.most).toBe(2000);
});
