/**
 * Which records, in their new order, need another place so that their numbers rise, and which: from 0 in the list. Those
 * behind what was moved keep theirs.
 * @param places as they are stored; what is no number has none yet
 */
export function placesToWrite(places: readonly unknown[]): { index: number; place: number }[] {
  const known = places.filter((place) => typeof place === 'number').sort((one, other) => one - other);
  let last = 0;
  return places.flatMap((stored, index) => {
    // The places that they share are dealt out anew; one that is there twice is not.
    const place = Math.max(known[index] ?? 0, last + 1);
    last = place;
    return stored === place ? [] : [{ index, place }];
  });
}
