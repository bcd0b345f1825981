/**
 * An article number in a company's own punctuation: every `#` of the style takes a digit (`###.####.#`
 * gives `444.0930.0`). Two different numbers never give the same article number, not even with the
 * punctuation taken away: what a style has no room for follows behind a hyphen.
 */
export function articleNumber(style: string, number: number): string {
  const places = style.replace(/[^#]/g, '').length;
  const room = 10 ** places;
  const shuffled = (BigInt(number % room) * 38_197n + 4_409n) % BigInt(room);
  const digits = shuffled.toString().padStart(places, '0');
  let used = 0;
  const filled = style.replace(/#/g, () => digits[used++] ?? '');
  const overflow = Math.floor(number / room);
  return overflow === 0 ? filled : `${filled}-${overflow}`;
}
