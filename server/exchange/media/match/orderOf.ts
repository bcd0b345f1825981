/** Words for the picture that stands for the product. */
const first =
  /^(main|front|haupt|hauptbild|vorne|vorderseite|avant|face|principal|principale|fronte|titel|cover|hero)$/i;
const behind = 1000;

/**
 * Where a file stands among those of its product, by what follows the number in its name: none and a word for the main
 * picture first, then by number, then other words.
 */
export function orderOf(rest: string): number {
  const parts = rest.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  const number = parts.find((part) => /^\d{1,4}$/.test(part));
  if (parts.length === 0 || parts.some((part) => first.test(part))) return 0;
  return number === undefined ? behind : Number(number);
}
