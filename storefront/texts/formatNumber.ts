interface Format {
  format(value: number): string;
  /** What was written of small whole numbers: a list has a hundred counts. */
  known: Map<number, string>;
}

const formats = new Map<string, Format>();
const mostKnown = 10_000;

/** A number as people write it under that language tag. */
export function formatNumber(value: number, tag: string): string {
  let of = formats.get(tag);
  if (!of) formats.set(tag, (of = formatOf(tag)));
  if (!isSmall(value)) return of.format(value);
  let written = of.known.get(value);
  if (written === undefined) of.known.set(value, (written = of.format(value)));
  return written;
}

function isSmall(value: number): boolean {
  // Minus zero has its sign.
  return Number.isInteger(value) && value < mostKnown && (value > 0 || Object.is(value, 0));
}

/**
 * The format of a tag, to be made once, as making one is slow. Some versions of the Unicode data group Swiss numbers with
 * the typewriter's apostrophe: it becomes the printed one.
 */
function formatOf(tag: string): Format {
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 6 });
  return { format: (value) => format.format(value).replaceAll("'", '’'), known: new Map() };
}
