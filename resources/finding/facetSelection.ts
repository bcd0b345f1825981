/** Attributes by which a list is narrowed, each with the values of which a product must have one. */
export type FacetSelection = readonly ChosenFacet[];

export interface ChosenFacet {
  /** Sid of the attribute. */
  attribute: string;
  /** Sids of choices, numbers, `true` or `false`; of numbers also ranges, as `600..900` with both ends, `600..` or `..900`. */
  values: readonly string[];
}

/** Neither a sid nor a number has this character, and addresses leave it as it is. */
const separator = '*';
const mostFacets = 8;
const mostValues = 50;

/** Reads `farbe*weiss*grau**breite*600..900`, the form that addresses have; what has no value is left out. */
export function readFacets(text: string | undefined): FacetSelection {
  if (!text) return [];
  return text
    .split(separator + separator)
    .slice(0, mostFacets)
    .flatMap((part) => {
      const [attribute = '', ...values] = part.split(separator);
      const given = [...new Set(values.filter((value) => value !== ''))].slice(0, mostValues);
      return attribute !== '' && given.length > 0 ? [{ attribute, values: given }] : [];
    });
}

/** The same as a text; undefined for none. Values in one order, so that one choice has one address. */
export function writtenFacets(selection: FacetSelection): string | undefined {
  const parts = selection
    .filter(({ values }) => values.length > 0)
    .toSorted((a, b) => (a.attribute < b.attribute ? -1 : 1))
    .map(({ attribute, values }) => [attribute, ...values.toSorted()].join(separator));
  return parts.length > 0 ? parts.join(separator + separator) : undefined;
}

/** The selection with a value more, or without it where it was chosen. */
export function toggledFacet(selection: FacetSelection, attribute: string, value: string): FacetSelection {
  const values = selection.find((chosen) => chosen.attribute === attribute)?.values ?? [];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return [...selection.filter((chosen) => chosen.attribute !== attribute), { attribute, values: next }];
}

/**
 * The selection with one range of an attribute in place of its other values; an open range on both sides takes them back.
 * @param perUnit how much one of the unit in which it is typed is in that of the values
 */
export function narrowedToRange(
  selection: FacetSelection,
  attribute: string,
  { least = '', most = '' }: { least?: string | undefined; most?: string | undefined },
  perUnit = 1,
): FacetSelection {
  const range = `${plainNumber(least, perUnit)}..${plainNumber(most, perUnit)}`;
  return [
    ...selection.filter((chosen) => chosen.attribute !== attribute),
    { attribute, values: rangeOf(range) ? [range] : [] },
  ];
}

/**
 * Names of the fields of the form that narrows a list: a value as `farbe*weiss`, the ends of a range of an attribute, and
 * how much one of the unit in which they are typed is in that of its values.
 */
export const narrowingFields = { value: 'is', least: 'least-', most: 'most-', perUnit: 'per-' } as const;

/**
 * What the form that narrows a list sends, as the query that every list has: values and ranges in `attributes`, without
 * empty fields, from its first page; undefined where nothing comes from that form. A typed range takes the place of the values of its attribute.
 */
export function narrowedByForm(sent: URLSearchParams): URLSearchParams | undefined {
  const { value, least, most, perUnit } = narrowingFields;
  const isOfForm = (name: string) =>
    name === value || [least, most, perUnit].some((start) => name.startsWith(start));
  if (![...sent.keys()].some(isOfForm)) return undefined;
  const chosen = Map.groupBy(
    sent.getAll(value).map((one) => one.split(separator)),
    ([attribute = '']) => attribute,
  );
  let selection: FacetSelection = [...chosen].map(([attribute, parts]) => ({
    attribute,
    values: parts.flatMap(([, one]) => one ?? []),
  }));
  const ranges = [...sent.keys()].filter((name) => name.startsWith(least));
  for (const attribute of ranges.map((name) => name.slice(least.length))) {
    const ends = {
      least: sent.get(`${least}${attribute}`) ?? '',
      most: sent.get(`${most}${attribute}`) ?? '',
    };
    const per = Number(sent.get(`${perUnit}${attribute}`) ?? 1);
    if (ends.least || ends.most) selection = narrowedToRange(selection, attribute, ends, per);
  }
  const rest = [...sent].filter(
    ([name, given]) => given !== '' && name !== 'attributes' && name !== 'page' && !isOfForm(name),
  );
  const attributes = writtenFacets(selection);
  return new URLSearchParams(attributes ? [...rest, ['attributes', attributes]] : rest);
}

/** The ends of a range of numbers, themselves included; an open end is infinite. Undefined for any other text. */
export function rangeOf(value: string): { least: number; most: number } | undefined {
  const [, least, most] = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/.exec(value) ?? [];
  if (least === undefined && most === undefined) return undefined;
  return { least: Number(least ?? -Infinity), most: Number(most ?? Infinity) };
}

/** A number as people here type it, such as `1'200,5` and `1.200,5`, as `1200.5`; nothing for what is no number. */
function plainNumber(typed: string, perUnit: number): string {
  const digits = typed.replaceAll(/['’\s]/g, '');
  // Of both signs the last one parts the decimals.
  const grouped = /,.*\./.test(digits) ? ',' : /\..*,/.test(digits) ? '.' : '';
  const plain = digits.replaceAll(grouped, '').replace(',', '.').replace(/^\./, '0.');
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) return '';
  if (perUnit === 1) return plain;
  // More digits than these are the noise of binary fractions.
  const converted = String(Number((Number(plain) * perUnit).toPrecision(12)));
  return /^-?\d+(?:\.\d+)?$/.test(converted) ? converted : '';
}
