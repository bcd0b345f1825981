/** Slowest of twenty (p95, in milliseconds) of each work, by its name and the number of products it was measured with. */
export type Growth = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** All sizes that something was measured with, the smallest first. */
export function sizesOf(growth: Growth): number[] {
  const sizes = new Set(Object.values(growth).flatMap((measured) => Object.keys(measured).map(Number)));
  return [...sizes].sort((one, other) => one - other);
}

/** With what a run measured in place of what was known of the same works and size. */
export function grown(growth: Growth, products: number, measured: ReadonlyMap<string, number>): Growth {
  const names = [...new Set([...Object.keys(growth), ...measured.keys()])].sort();
  return Object.fromEntries(
    names.map((name) => {
      const found = measured.get(name);
      return [name, { ...growth[name], ...(found !== undefined && { [products]: found }) }];
    }),
  );
}
