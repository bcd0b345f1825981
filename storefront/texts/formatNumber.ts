const formats = new Map<string, Intl.NumberFormat>();

/** A number as people write it under that language tag; the format is made once, as making one is slow. */
export function formatNumber(value: number, tag: string): string {
  let format = formats.get(tag);
  if (!format) formats.set(tag, (format = new Intl.NumberFormat(tag, { maximumFractionDigits: 6 })));
  return format.format(value);
}
