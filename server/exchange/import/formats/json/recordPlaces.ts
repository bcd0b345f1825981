import { isNumbered } from './isNumbered.ts';
import { anyKey, areAsOne, areOfOneKind, inList, isNamedAsRecords, type FoundPlace } from './JsonPlaces.ts';
import { saysGoods } from './saysGoods.ts';
import { saysName } from './saysName.ts';

type Steps = readonly string[];
type Placed = Pick<FoundPlace, 'steps'>;

const deepest = 4;
/** A single one beside others is shown, or an example, and no list. */
const fewest = 2;
const whole: FoundPlace = { steps: [], objects: 0, names: new Set() };
/** As many lists of other things are read as sheets of their own. */
const mostOthers = 20;

/** Where records of one kind stand, each place by the steps to it; none lies within another. */
export interface RecordPlaces {
  name: string;
  places: readonly Steps[];
}

/**
 * Where the records of a file of JSON stand: at the outermost place whose name says so (`products[]`, `products.*`), else at the one with
 * the most objects of those that stand in no other; where that holds a single one, or objects without a number of which each holds some
 * that have one, what lies within it counts, unless it is goods with their variants (behaviour B802); where it says little of what is sold, another one that says more (behaviour B798). What has a number elsewhere is of them where it is alike, else it is a list of its own.
 */
export function recordPlaces(found: readonly FoundPlace[]): readonly RecordPlaces[] {
  const best = mainPlace(found);
  const all = [best];
  const others: FoundPlace[] = [];
  for (const place of found) {
    if (!isMany(place.steps.at(-1))) continue;
    // What is described as the others are is one of them, also where it is alone and nothing is called a number.
    const isSame = place !== best && areAsOne(place.names, best.names);
    if (!isSame && (place.objects < fewest || !isNumbered(place.names))) continue;
    if ([...all, ...others].some((one) => isWithin(place, one) || isWithin(one, place))) continue;
    if (isSame || areOfOneKind(place.names, best.names)) all.push(place);
    else if (others.length < mostOthers) others.push(place);
  }
  return [
    { name: '', places: all.map(({ steps }) => steps) },
    ...others.map((place) => ({ name: nameOf(place), places: [place.steps] })),
  ];
}

/** Other lists of objects, by their names, that no sheet is: of these a file says something else, such as its categories. */
export function listsLeftOut(found: readonly FoundPlace[], kinds: readonly RecordPlaces[]): string[] {
  const read = kinds.flatMap(({ places }) => places);
  const isRead = (place: FoundPlace) =>
    read.some((steps) => isWithin(place, { steps }) || isWithin({ steps }, place));
  const others = found.filter(
    (place) => isMany(place.steps.at(-1)) && place.objects >= fewest && !isRead(place),
  );
  return [...new Set(others.map(nameOf))].filter((name) => name !== '');
}

function nameOf({ steps }: Placed): string {
  return steps.filter((step) => !isMany(step)).join('.');
}

function mainPlace(found: readonly FoundPlace[]): FoundPlace {
  const places = found
    .filter(({ steps }) => steps.length === 0 || isMany(steps.at(-1)))
    .toSorted((one, other) => depthOf(one) - depthOf(other) || other.objects - one.objects);
  const named = places.find(({ steps }) => isNamedAsRecords(steps.findLast((step) => !isMany(step)) ?? ''));
  if (named) return named;
  let best = places.find(({ steps }) => steps.length === 0) ?? places[0] ?? whole;
  for (let depth = 0; depth <= deepest && best.objects < 2; depth += 1) {
    const most = places.find((place) => depthOf(place) === depth);
    if (most && most.objects > best.objects) best = most;
  }
  if (isNumbered(best.names)) return best;
  const around = best;
  const areGoods = saysGoods(around.names);
  const within = places.filter((place) => place.objects > around.objects && isWithin(place, around));
  const numbered = within.find(({ names }) => isNumbered(names));
  if (numbered && !(areGoods && areVariants(numbered, around))) return numbered;
  if (areGoods) return around;
  // Beside the products of a search stand its filters, which are more.
  const goods = places.filter((place) => place.objects >= fewest && !isWithin(place, around));
  return goods.find(({ names }) => saysGoods(names)) ?? best;
}

/** Is it a list in each of the goods without names of its own: their variants (behaviour B802)? */
function areVariants({ steps, names }: FoundPlace, { steps: goods }: Placed): boolean {
  return !saysName(names) && steps.length === goods.length + 2 && steps.at(-1) === inList;
}

function isWithin({ steps }: Placed, { steps: around }: Placed): boolean {
  return around.every((step, at) => step === steps[at]);
}

function isMany(step: string | undefined): boolean {
  return step === inList || step === anyKey;
}

/** In how many lists and objects of objects they stand; a list under a key is one of them. */
function depthOf({ steps }: FoundPlace): number {
  return steps.filter((step, at) => isMany(step) && !(step === inList && steps[at - 1] === anyKey)).length;
}
