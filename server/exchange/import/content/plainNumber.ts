/** The letters and digits of a number, by which it is found in other texts. */
export function plainNumber(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
}
