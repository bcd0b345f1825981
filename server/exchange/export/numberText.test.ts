import { expect, it } from 'vitest';
import { numberText } from './numberText.ts';

it.each([
  [0, '0'],
  [-2.5, '-2.5'],
  [1.5e-7, '0.00000015'],
  [-1e-10, '-0.0000000001'],
  [1.25e21, '1250000000000000000000'],
  [-3e25, '-30000000000000000000000000'],
])('%d is written %s', (value, text) => {
  expect(numberText(value)).toBe(text);
  expect(Number(text)).toBe(value);
});
