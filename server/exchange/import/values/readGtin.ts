import { gtin14, hasValidCheckDigit } from '../../../../resources/kinds/gtin.ts';
import type { CellValue } from '../CellValue.ts';

/**
 * A GTIN as it is to be judged; `isRepaired` when leading zeros had been lost and the check digit proves it. Undefined
 * where a spreadsheet has lost digits of it.
 */
export type ReadGtin = { gtin: string; isRepaired: boolean } | undefined;

/** GTINs of one cell: files put several into it. */
export function splitGtins(text: string): string[] {
  return text.split(/[;\n\r|/]+|,(?!\d+E)/i).filter((part) => part.trim() !== '');
}

/**
 * Reads a GTIN (GS1 General Specifications, section 7.9). A spreadsheet that took it for a number has lost its
 * leading zeros, or shows it as `4.00209E+12`: it is taken only if the check digit then fits.
 */
export function readGtin(given: CellValue): ReadGtin {
  const typed = given.kind === 'number' ? plainDigits(given.value) : unmarked(given.text.trim());
  const isNumber = given.kind === 'number' || /^\d([.,]\d+)?E\+?\d{1,2}$/i.test(typed);
  const text = isNumber && given.kind !== 'number' ? plainDigits(Number(typed.replace(',', '.'))) : typed;
  const whole = gtin14(text);
  if (whole) {
    const isLost = isNumber && typed !== text && !hasValidCheckDigit(whole);
    return isLost ? undefined : { gtin: text, isRepaired: false };
  }
  const digits = text.replace(/[\s\u00a0\u00ad.-]/g, '');
  const padded = digits.padStart(14, '0');
  const lostZeros = /^\d{7,11}$/.test(digits) && Number(digits) > 0 && hasValidCheckDigit(padded);
  return lostZeros ? { gtin: padded, isRepaired: true } : { gtin: text, isRepaired: false };
}

/** Without the sign by which a spreadsheet keeps digits as text: `'5013322000110`. */
export function unmarked(text: string): string {
  return text.replace(/^['’](?=\d)/, '');
}

/** All digits of a whole number, without exponent. */
function plainDigits(value: number): string {
  return Number.isSafeInteger(value) ? String(value) : value.toString();
}
