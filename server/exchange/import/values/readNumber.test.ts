import { expect, it } from 'vitest';
import { readNumber } from './readNumber.ts';
import { convertUnit } from '../../../find/quantities/units.ts';

it.each([
  ["1'200.50", 1200.5, ''],
  ['1’200', 1200, ''],
  ['1.200,50', 1200.5, ''],
  ['1,200.50', 1200.5, ''],
  ['1200,5 mm', 1200.5, 'mm'],
  ['1 200,5', 1200.5, ''],
  ['1.234.567', 1_234_567, ''],
  ['0.125', 0.125, ''],
  ['1200.125', 1200.125, ''],
  ['-3,5 °C', -3.5, '°C'],
  ['− 4', -4, ''],
  ['.5', 0.5, ''],
  ['2.5E+3', 2500, ''],
  ['12mm', 12, 'mm'],
])('%s is %d', (text, value, unit) => {
  expect(readNumber(text)).toEqual({ value, unit });
});

it('A single separator before three digits could be either', () => {
  expect(readNumber('1.200')).toEqual({ ambiguous: [1200, 1.2] });
  expect(readNumber('1,200 mm')).toEqual({ ambiguous: [1200, 1.2] });
});

it.each(['', 'zwölf', '1,2,3', '1.2.3,4', 'ca. 12', '1,20.50,3', '--1', '1e999'])(
  '"%s" is no number',
  (text) => {
    expect(readNumber(text)).toBeUndefined();
  },
);

it('Units of one quantity are converted without the noise of binary fractions, others are not', () => {
  expect(convertUnit(12.3, 'cm', 'mm')).toBe(123);
  expect(convertUnit(0.1, 'M', 'mm')).toBe(100);
  expect(convertUnit(2, 'm2', 'm²')).toBe(2);
  expect(convertUnit(2, 'kg', 'mm')).toBeUndefined();
  expect(convertUnit(2, 'kg', null)).toBeUndefined();
});
