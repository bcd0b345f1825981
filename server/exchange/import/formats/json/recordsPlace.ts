import { anyList } from './JsonScanner.ts';

const namedSo =
  /(?:^|\.)(?:products?|articles?|artikel|produkte?|produits?|prodotti|articoli|items|records|rows)\[\]$/i;
const deepest = 3;

/**
 * Where the records of a file of JSON stand: the outermost list whose name says so, else all lists of an object whose name does
 * (`{"products": {"doors": […], "windows": […]}}`), else the one with the most objects of
 * those that stand in no other; where that holds a single one, what lies within it counts.
 * @param objects how many there are by place, as `JsonScanner` counts them
 */
export function recordsPlace(objects: ReadonlyMap<string, number>): string {
  const countAt = (place: string) => objects.get(place) ?? 0;
  const lists = [...objects.keys()]
    .filter((place) => place === '' || place.endsWith('[]'))
    .toSorted((one, other) => depthOf(one) - depthOf(other) || countAt(other) - countAt(one));
  const named = lists.find((place) => namedSo.test(place));
  if (named !== undefined) return named;
  const parted = lists.find((place) => namedSo.test(`${parentOf(place)}[]`));
  if (parted !== undefined) return `${parentOf(parted)}.${anyList}`;
  let best = '';
  for (let depth = 0; depth <= deepest && countAt(best) < 2; depth += 1) {
    const most = lists.find((place) => depthOf(place) === depth);
    if (most !== undefined && countAt(most) > countAt(best)) best = most;
  }
  return best;
}

/** `shop.products` of `shop.products.doors[]`. */
function parentOf(place: string): string {
  return place.split('.').slice(0, -1).join('.');
}

function depthOf(place: string): number {
  return place.split('[]').length - 1;
}
