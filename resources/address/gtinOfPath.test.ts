import { expect, it } from 'vitest';
import { gtinOfPath } from './gtinOfPath.ts';

const gtin = '07612345678900';

it.each([
  `/01/${gtin}`,
  `/01/${gtin}/`,
  `/01/${gtin}/10/A1`,
  `/01/${gtin}/22/V/10/A1/21/S%2F9`,
  `/01/${gtin}/235/third`,
])('%s is a Digital Link of the GTIN', (path) => {
  expect(gtinOfPath(path)).toBe(gtin);
});

it.each([
  `/01/${gtin}/foo`,
  `/01/${gtin}/foo/1`,
  `/01/${gtin}/21/S/10/A1`,
  `/01/${gtin}/10/A1/10/A1`,
  `/01/${gtin}/10/${'A'.repeat(21)}`,
  `/01/${gtin}/10/Gr%C3%BCn`,
  '/01/',
  '/414/7612345678900',
])('%s breaks the syntax', (path) => {
  expect(gtinOfPath(path)).toBeUndefined();
});
