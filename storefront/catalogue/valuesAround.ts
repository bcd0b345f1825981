/** So many of the values at most, in their order, with the one that is meant in their middle where it is not near an end. */
export function valuesAround<T>(values: readonly T[], isMeant: (value: T) => boolean, most: number): T[] {
  const place = Math.max(0, values.findIndex(isMeant));
  const start = Math.max(0, Math.min(place - Math.floor(most / 2), values.length - most));
  return values.slice(start, start + most);
}
