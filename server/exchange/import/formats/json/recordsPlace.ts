import { isNumbered } from './isNumbered.ts';
import { anyKey, inList, isNamedAsRecords, type Place } from './JsonPlaces.ts';

const deepest = 4;

/**
 * Where the records of a file of JSON stand: at the outermost place whose name says so (`products[]`, `products.*`), else at the one with
 * the most objects of those that stand in no other; where that holds a single one, or objects without a number of which each holds some
 * that have one, what lies within it counts.
 * @param found what stands at each, as `JsonPlaces` tells
 */
export function recordsPlace(found: ReadonlyMap<string, Place>): string {
  const countAt = (place: string) => found.get(place)?.objects ?? 0;
  const isNumberedAt = (place: string) => isNumbered(found.get(place)?.names ?? []);
  const places = [...found.keys()]
    .filter((place) => place === '' || isMany(stepsOf(place).at(-1)))
    .toSorted((one, other) => depthOf(one) - depthOf(other) || countAt(other) - countAt(one));
  const named = places.find((place) =>
    isNamedAsRecords(stepsOf(place).findLast((step) => !isMany(step)) ?? ''),
  );
  if (named !== undefined) return named;
  let best = places.includes('') ? '' : (places[0] ?? '');
  for (let depth = 0; depth <= deepest && countAt(best) < 2; depth += 1) {
    const most = places.find((place) => depthOf(place) === depth);
    if (most !== undefined && countAt(most) > countAt(best)) best = most;
  }
  const within = places.filter((place) => place.startsWith(best) && countAt(place) > countAt(best));
  return (isNumberedAt(best) ? undefined : within.find(isNumberedAt)) ?? best;
}

/** `shop`, `products`, `*`, `[]` of `shop.products.*[]`. */
export function stepsOf(place: string): string[] {
  return place.split(/\.|(?=\[\])/).filter(Boolean);
}

function isMany(step: string | undefined): boolean {
  return step === inList || step === anyKey;
}

/** A list under a key is one of them. */
function depthOf(place: string): number {
  return stepsOf(place.replaceAll(`${anyKey}${inList}`, inList)).filter(isMany).length;
}
