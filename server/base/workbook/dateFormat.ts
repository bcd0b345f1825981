/** Number formats that stand for a date or a time without being written out in the file (ECMA-376 part 1, 18.8.30). */
const BUILT_IN: readonly (readonly [first: number, last: number])[] = [
  [14, 22],
  [27, 36],
  [45, 45],
  [47, 47],
  [50, 58],
];

/** Does a built-in number format of this number show a date or a time (ECMA-376 part 1, 18.8.30)? */
export function isBuiltInDateFormat(id: number): boolean {
  return BUILT_IN.some(([first, last]) => id >= first && id <= last);
}

/**
 * Whether a custom number format shows a date or a time of day. Literals, colours, locales and padding are no
 * placeholders; an elapsed time (`[h]:mm`) is a duration, that is a number.
 */
export function isDateFormat(code: string): boolean {
  if (/\[(?:h+|m+|s+)\]/i.test(code)) return false;
  const placeholders = code
    .replaceAll(/"[^"]*"?/g, '')
    .replaceAll(/[\\_*]./g, '')
    .replaceAll(/\[[^\]]*\]?/g, '')
    .replaceAll(/general/gi, '');
  return /[ymdhs]/i.test(placeholders);
}
