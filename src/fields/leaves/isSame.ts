/** Do two values say the same, in whatever order their parts are written, and however they say nothing? */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** A value written so that what says the same is written the same; undefined for nothing. */
export function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (inner === null || inner === '') return undefined;
    if (typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
