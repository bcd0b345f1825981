import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guardFormulas, unguardFormulas } from './formulaGuard.ts';

it.each([
  ['=1+1', "'=1+1"],
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3+cmd|x!A0', "'-2+3+cmd|x!A0"],
  ['+HYPERLINK("x")', '\'+HYPERLINK("x")'],
  ['＝1', "'＝1"],
  ['Holz; =1+1', "Holz; '=1+1"],
  ['Holz\n=1+1', "Holz\n'=1+1"],
  ["'=1", "''=1"],
  ['-2', '-2'],
  ['-12,5 °C', '-12,5 °C'],
  ['+600; -20 °C', '+600; -20 °C'],
  ["d'oggi = heute", "d'oggi = heute"],
  ['', ''],
])('No spreadsheet works out %s (behaviour B382)', (text, written) => {
  expect(guardFormulas(text)).toBe(written);
  expect(unguardFormulas(written)).toBe(text);
});

it('Whatever is guarded is read as it was', () => {
  const signs = fc.constantFrom('=', '+', '-', '@', "'", ';', '\n', '\t', ' ', '1', 'a', '(', '|', '＝', ',');
  const text = fc.array(signs, { maxLength: 30 }).map((parts) => parts.join(''));
  fc.assert(fc.property(text, (given) => unguardFormulas(guardFormulas(given)) === given));
});
