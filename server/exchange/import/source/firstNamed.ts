const mostNamed = 8;

/** The first of them as a sentence names them, with a sign for those that are left out. */
export function firstNamed(names: readonly (string | number)[]): string {
  return `${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? ' …' : ''}`;
}
