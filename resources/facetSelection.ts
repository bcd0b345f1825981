/** Attributes by which a list is narrowed, each with the values of which a product must have one. */
export type FacetSelection = readonly ChosenFacet[];

export interface ChosenFacet {
  /** Sid of the attribute. */
  attribute: string;
  /** Sids of choices, numbers, `true` or `false`; of numbers also ranges, as `600..900` with both ends. */
  values: readonly string[];
}

/** Neither a sid nor a number has this character, and addresses leave it as it is. */
const separator = '*';
export const mostFacets = 8;
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

/** The ends of a range of numbers, itself included; undefined for any other text. */
export function rangeOf(value: string): { least: number; most: number } | undefined {
  const [, least, most] = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)$/.exec(value) ?? [];
  return least !== undefined && most !== undefined ? { least: Number(least), most: Number(most) } : undefined;
}
