/** Is the last digit the check digit of the others (GS1 General Specifications, section 7.9)? */
export function hasValidCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let index = digits.length - 2, weight = 3; index >= 0; index -= 1, weight = 4 - weight)
    sum += Number(digits[index]) * weight;
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

/**
 * The 14 digits of a GTIN typed with blanks, hyphens or without leading zeros; undefined when it
 * has no valid length (8, 12, 13 or 14) or is nothing but zeros.
 */
export function gtin14(typed: string): string | undefined {
  const digits = typed.replace(/[\s\u00a0\u00ad.-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return undefined;
  return digits.padStart(14, '0');
}
