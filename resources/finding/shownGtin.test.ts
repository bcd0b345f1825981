import { describe, expect, it } from 'vitest';
import { gtin14 } from '../kinds/gtin.ts';
import { shownGtin } from './shownGtin.ts';

describe('A GTIN', () => {
  it.each([
    ['96385074', '00000096385074', '96385074'],
    ['036000291452', '00036000291452', '0036000291452'],
    ['4006381333931', '04006381333931', '4006381333931'],
    ['14006381333938', '14006381333938', '14006381333938'],
  ])('%s is kept as %s and shown as %s', (typed, kept, shown) => {
    expect(gtin14(typed)).toBe(kept);
    expect(shownGtin(kept)).toBe(shown);
    expect(gtin14(shown)).toBe(kept);
  });
});
