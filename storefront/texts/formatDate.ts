const formats = new Map<string, Intl.DateTimeFormat>();

/** A day such as `2026-03-29` as people write it under that language tag. */
export function formatDate(day: string, tag: string): string {
  let format = formats.get(tag);
  if (!format)
    formats.set(tag, (format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })));
  return format.format(new Date(day));
}
