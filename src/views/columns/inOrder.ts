/**
 * The names of columns in the order that somebody gave them. One that is not named there, as it came later, stands behind the
 * one behind which it stands by itself; one that is no more is left out.
 */
export function inOrder(names: readonly string[], order: readonly string[]): string[] {
  const ordered = order.filter((name, place) => names.includes(name) && order.indexOf(name) === place);
  for (const [place, name] of names.entries())
    if (!ordered.includes(name)) {
      const before = names[place - 1];
      ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, name);
    }
  return ordered;
}
