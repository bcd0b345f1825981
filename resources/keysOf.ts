/** The keys of what is declared as a literal, in its order. */
export function keysOf<Declared extends object>(declared: Declared): (keyof Declared & string)[] {
  // A value may have keys beside those of its type, so that TypeScript says `string[]`; a literal has none.
  return Object.keys(declared) as (keyof Declared & string)[];
}
