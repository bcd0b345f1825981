/** A list in which the item at one place stands at another one; as it is where there is no such place. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items[from];
  if (moved === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, moved);
}
