/**
 * A GTIN as it stands on the package: without the zeros that fill it up to the 14 digits in which it is kept. A GTIN-8
 * has six of them; one of 12 digits is written in 13, as tills read it.
 */
export function shownGtin(gtin: string): string {
  return gtin.replace(/^0{6}(?=\d{8}$)|^0(?=\d{13}$)/, '');
}
