import { isNumbered } from './isNumbered.ts';
import { anyKey, inList, isNamedAsRecords, type FoundPlace } from './JsonPlaces.ts';

const deepest = 4;
const whole: FoundPlace = { steps: [], objects: 0, names: new Set() };

/**
 * Where the records of a file of JSON stand, by the steps to them: at the outermost place whose name says so (`products[]`,
 * `products.*`), else at the one with the most objects of those that stand in no other; where that holds a single one, or objects without
 * a number of which each holds some that have one, what lies within it counts.
 */
export function recordsPlace(found: readonly FoundPlace[]): readonly string[] {
  const places = found
    .filter(({ steps }) => steps.length === 0 || isMany(steps.at(-1)))
    .toSorted((one, other) => depthOf(one) - depthOf(other) || other.objects - one.objects);
  const named = places.find(({ steps }) => isNamedAsRecords(steps.findLast((step) => !isMany(step)) ?? ''));
  if (named) return named.steps;
  let best = places.find(({ steps }) => steps.length === 0) ?? places[0] ?? whole;
  for (let depth = 0; depth <= deepest && best.objects < 2; depth += 1) {
    const most = places.find((place) => depthOf(place) === depth);
    if (most && most.objects > best.objects) best = most;
  }
  if (isNumbered(best.names)) return best.steps;
  const { steps: around, objects } = best;
  const within = places.filter(
    ({ steps, ...other }) => other.objects > objects && around.every((step, at) => step === steps[at]),
  );
  return (within.find(({ names }) => isNumbered(names)) ?? best).steps;
}

function isMany(step: string | undefined): boolean {
  return step === inList || step === anyKey;
}

/** In how many lists and objects of objects they stand; a list under a key is one of them. */
function depthOf({ steps }: FoundPlace): number {
  return steps.filter((step, at) => isMany(step) && !(step === inList && steps[at - 1] === anyKey)).length;
}
