import { expect, it } from 'vitest';
import { shownCode } from './shownCode.ts';

it.each([
  [577_364, '00577364', '00577364'],
  [12, 'A-0012', 'A-0012'],
  [577_364, '577364', undefined],
  [577_364, '577364.00', undefined],
  [577_364, '5.77E+05', undefined],
  [1, '100%', undefined],
  [0.5, '0.5', undefined],
])('%d shown as %s is the code %s', (value, text, code) => {
  expect(shownCode(value, text)).toBe(code);
});
