/** The next number up that begins with 1, 2 or 5 and can be halved. */
export function niceTop(most: number): number {
  const unit = 10 ** Math.floor(Math.log10(most));
  const factor = [1, 2, 5, 10].find((one) => one * unit >= most) ?? 10;
  return Math.max(2, factor * unit);
}
