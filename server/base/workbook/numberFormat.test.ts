import { expect, it } from 'vitest';
import { plainNumber, showNumberBy } from './numberFormat.ts';

it.each([
  ['00000000', 577364, '00577364'],
  ['0.00', 12.5, '12.50'],
  ['0.00', 1.005, '1.01'],
  ['0.##', 3, '3'],
  ['#.##', 0.5, '.5'],
  ['0%', 0.15, '15%'],
  ['0.0"mm"', -3.25, '-3.3mm'],
  ['0;(0)', -5, '(5)'],
  ['000-00-00', 12345, '001-23-45'],
  ['### ###', 577364, '577 364'],
  ['### ###', 364, '364'],
  ['"Art. "0000', 12, 'Art. 0012'],
  ['00\\.00\\.0000', 1022026, '01.02.2026'],
  ['_-* #,##0.00\\ [$€-407]_-', 1234.5, '1234.50 €'],
  ['0', 1e15, '1000000000000000'],
])(
  'A number in the format %s is %d as its author sees it, without what parts thousands: %s',
  (code, value, shown) => {
    expect(showNumberBy(code)?.(value)).toBe(shown);
  },
);

it.each([
  '',
  'General',
  '@',
  ';;;',
  '0.00E+00',
  '# ?/?',
  '[>100]0',
  '[h]:mm',
  '0,',
  '0'.repeat(300),
  `0.${'0'.repeat(60)}`,
])('A number in the format %j stays what it is', (code) => {
  expect(showNumberBy(code)).toBeUndefined();
});

it('A number without a format has no digits that only its storage made', () => {
  expect(plainNumber('29.899999999999999', 29.899999999999999)).toBe('29.9');
  expect(plainNumber('4002090000000', 4002090000000)).toBe('4002090000000');
  expect(plainNumber('0.1', 0.1)).toBe('0.1');
});
