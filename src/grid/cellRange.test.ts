import { expect, it } from 'vitest';
import { editsOf, filledRange, rangeBetween } from './cellRange.ts';

const columns = ['a', 'b', 'c'].map((key) => ({ key, heading: key, width: 80, isReadOnly: key === 'c' }));
const row = (key: string, ...texts: string[]) => ({
  key,
  heading: key,
  cells: new Map(texts.map((text, index) => [columns[index]?.key ?? '', { text }])),
});
const cell = { top: 1, bottom: 1, left: 0, right: 0 };

it('A range is the same whichever corner it began in', () => {
  const range = { top: 1, bottom: 3, left: 0, right: 2 };
  expect(rangeBetween({ row: 3, column: 0 }, { row: 1, column: 2 })).toEqual(range);
});

it('A table fills as many cells as it has, and all that are chosen where they are a multiple of it', () => {
  const table = [['x', 'y']];
  expect(filledRange(cell, table)).toEqual({ top: 1, bottom: 1, left: 0, right: 1 });
  const chosen = { top: 0, bottom: 3, left: 0, right: 0 };
  expect(filledRange(chosen, [['x']])).toEqual(chosen);
  expect(filledRange(chosen, table)).toEqual({ ...chosen, right: 1 });
  expect(filledRange(chosen, [['x'], ['y'], ['z']]).bottom).toBe(2);
});

it('Only cells that may be written and that differ are edited', () => {
  const rows = [row('1', 'x', 'old', 'fixed'), row('2')];
  const range = { top: 0, bottom: 1, left: 0, right: 2 };
  expect(editsOf(range, [['x', 'new', 'new']], rows, columns)).toEqual([
    { row: '1', column: 'b', before: 'old', after: 'new' },
    { row: '2', column: 'a', before: '', after: 'x' },
    { row: '2', column: 'b', before: '', after: 'new' },
  ]);
});
