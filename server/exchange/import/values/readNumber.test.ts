import { expect, it } from 'vitest';
import { readNumber } from './readNumber.ts';
import { convertUnit } from '../../../find/quantities/convertUnit.ts';

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
  ['kg 12,5', 12.5, 'kg'],
  ['0,8 W/m2K', 0.8, 'W/m2K'],
  ['B: 60 mm', 60, 'mm'],
  ['U = 0.8', 0.8, ''],
  ['Ø 12 mm', 12, 'mm'],
])('%s is %d', (text, value, unit) => {
  expect(readNumber(text)).toEqual({ value, unit });
});

it('A single separator before three digits could be either', () => {
  expect(readNumber('1.200')).toEqual({ ambiguous: [1200, 1.2], sign: '.', unit: '' });
  expect(readNumber('1,200 mm')).toEqual({ ambiguous: [1200, 1.2], sign: ',', unit: 'mm' });
});

it('It is one of them where the decimal sign of the sheet is known', () => {
  expect(readNumber('1.200 mm', ',')).toEqual({ value: 1200, unit: 'mm' });
  expect(readNumber('1.200', '.')).toEqual({ value: 1.2, unit: '' });
  expect(readNumber('1,5', '.')).toEqual({ value: 1.5, unit: '' });
});

it.each([
  ['ca. 120', 120, ''],
  ['~120 mm', 120, 'mm'],
  ['env. 12,5 cm', 12.5, 'cm'],
  ['120 ca.', 120, ''],
])('%s is about that', (text, value, unit) => {
  expect(readNumber(text)).toEqual({ value, unit, remark: 'approximate-number' });
});

it.each([
  ['12 ±0.5 mm', 12, 'mm'],
  ['12 mm ± 5 %', 12, 'mm'],
  ['12 mm +/- 0,5 mm', 12, 'mm'],
])('Of %s the tolerance is left out, and that is said', (text, value, unit) => {
  expect(readNumber(text)).toEqual({ value, unit, remark: 'tolerance-left-out' });
});

it.each([
  ['12,5 kg (inkl. Stativ)', 12.5, 'kg'],
  ['12,5 kg netto', 12.5, 'kg'],
  ['12,5*', 12.5, ''],
])('Of %s the addition is left out, and that is said', (text, value, unit) => {
  expect(readNumber(text)).toEqual({ value, unit, remark: 'addition-left-out' });
});

it('A unit may stand in brackets', () => {
  expect(readNumber('0,8 (W/m²K)')).toMatchObject({ value: 0.8 });
});

it.each([
  ['10-20', 'number-range'],
  ['ca. 10-20 mm', 'number-range'],
  ['10 – 20 mm', 'number-range'],
  ['10 mm bis 20 mm', 'number-range'],
  ['von 10 bis 20', 'number-range'],
  ['0,5…1,5 bar', 'number-range'],
  ['-20 à +40 °C', 'number-range'],
  ['< 10', 'number-bound'],
  ['max. 12 mm', 'number-bound'],
  ['≥0.5', 'number-bound'],
  ['600 x 400', 'several-numbers'],
  ['60/80/100', 'several-numbers'],
])('%s is not one number: %s', (text, several) => {
  expect(readNumber(text)).toEqual({ several });
});

it.each(['', 'zwölf', '1,2,3', '1.2.3,4', 'ca. zwölf', '1,20.50,3', '--1', '1e999'])(
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

it.each([
  [0.8, 'W/m2K', 'W/(m²·K)', 0.8],
  [0.8, 'W/m^2 K', 'W/m²K', 0.8],
  [10, 'Tage', 'd', 10],
  [2, 'semaines', 'Tage', 14],
  [90, 'Minuten', 'h', 1.5],
  [12.5, 'kg/Stk', 'kg', 12.5],
  [2, 'bar', 'kPa', 200],
  [3, 'N/mm²', 'MPa', 3],
  [36, 'm³/h', 'l/s', 10],
  [2, 'Liter', 'l', 2],
  [30, 'Grad', '°', 30],
  [2, 'Jahre', 'Monate', 24],
])('%d %s are in %s %d', (value, from, to, converted) => {
  expect(convertUnit(value, from, to)).toBe(converted);
});
