import { describe, expect, it } from 'vitest';
import { nearCodes } from './nearCodes.ts';
import { typedCode } from './typedCode.ts';

function near(typed: string): Map<string, string> {
  const code = typedCode(typed);
  return new Map((code ? nearCodes(code) : []).map(({ kind, code, reason }) => [`${kind} ${code}`, reason]));
}

describe('what may have been meant by a code', () => {
  it.each([
    ['111.796.00.2', 'article 111796001', 'oneOff'],
    ['111.796.0.1', 'article 111796001', 'oneOff'],
    ['111.796.000.1', 'article 111796001', 'oneOff'],
    ['111.769.00.1', 'article 111796001', 'oneOff'],
    ['2CDS271001RO1O4', 'article 2cds271001r0104', 'lookAlike'],
    ['2CD5271001R0104', 'article 2cds271001r0104', 'lookAlike'],
    ['Z1O57l5', 'article 2105715', 'lookAlike'],
    ['81O54.23', 'article 8105423', 'lookAlike'],
    ['7563.FMI.6I', 'article 7563fmi61', 'lookAlike'],
    ['7612345678901', 'gtin 7612345678900', 'checkDigit'],
    ['76123456780O9', 'gtin 7612345678009', 'lookAlike'],
    ['7612345678990', 'gtin 7612345678900', 'oneOff'],
    ['0761234567890 1', 'gtin 7612345678900', 'checkDigit'],
  ])('%s is near %s: %s', (typed, code, reason) => {
    expect(near(typed).get(code)).toBe(reason);
  });

  it('is not the code itself, and nothing of one with three characters', () => {
    expect(near('111.796.00.1').has('article 111796001')).toBe(false);
    expect(near('371').size).toBe(0);
  });

  it('is bounded for codes of any length and kind', () => {
    expect(near('OIl1B8S5Z2OIl1B8S5Z2').size).toBeLessThan(4000);
    expect(near('2CDS271001R0104').size).toBeLessThan(800);
    expect(near('7612345678901').size).toBeLessThan(400);
  });
});
