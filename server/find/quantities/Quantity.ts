/** A value in the first unit of its quantity; `unit` is a sign such as `dn` for a designation, '' for a number alone. */
export interface Measure {
  unit: string;
  value: number;
}

/** A piece of a text that says how much, how large or of which grade. */
export interface Quantity {
  /** In UTF-16 units. */
  start: number;
  end: number;
  /** As it may be read, the likeliest first; one reading asks for all of its measures. */
  readings: readonly (readonly Measure[])[];
  /** The values below or above it are meant, itself among them. */
  side?: 'below' | 'above';
}

/** What stands for a measure among the facts of a product. */
export function measureFact({ unit, value }: Measure): string {
  return `q:${unit}=${value}`;
}

/** What stands for several measures of one size together, in whatever order they are written. */
export function sizeFact(measures: readonly Measure[]): string {
  const values = measures.map(({ value }) => value).toSorted((a, b) => a - b);
  return `s:${measures[0]?.unit ?? ''}=${values.join('x')}`;
}
