const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number as people write it under that language tag; the format is made once, as making one is slow. Some versions
 * of the Unicode data group Swiss numbers with the typewriter's apostrophe: it becomes the printed one.
 */
export function formatNumber(value: number, tag: string): string {
  let format = formats.get(tag);
  if (!format) formats.set(tag, (format = new Intl.NumberFormat(tag, { maximumFractionDigits: 6 })));
  return format.format(value).replaceAll("'", '’');
}
