import { expect, it } from 'vitest';
import { faultsOf } from '../faultsOf.ts';
import { filterValueOf } from './filterValue.ts';
import { choice, date, number, yesNo } from './grammar.ts';

const asked = (field: Parameters<typeof filterValueOf>[0], value: unknown) => {
  const { data, error } = filterValueOf(field).safeParse(value, { reportInput: true });
  return error ? error.issues.flatMap(faultsOf).map(({ code }) => code) : data;
};

it.each([
  [date(), '2026-02-28'],
  [number({ least: 1, most: 5 }), 7],
  [number(), [1, 2.5]],
  [yesNo(), false],
  [choice(['a', 'b']), ['a', 'b']],
])('A field is asked for what its column can be compared with: %o for %o', (field, value) => {
  expect(asked(field, value)).toEqual(value);
});

it('Numbers and yes or no may be text', () => {
  expect([asked(number(), '7.5'), asked(yesNo(), 'true')]).toEqual([7.5, true]);
});

it.each([
  [date(), '0000-01-01'],
  [date(), ['2026-02-28', '2026-02-30']],
  [number(), 'viel'],
  [number({ integer: true }), 5.5],
  [number({ integer: true }), 1e300],
  [yesNo(), 'vielleicht'],
])('What no database could compare is a fault of the question: %o for %o', (field, value) => {
  expect(asked(field, value)).toHaveLength(1);
});
