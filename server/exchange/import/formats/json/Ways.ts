import { anyKey } from './JsonPlaces.ts';

/** A step on the way to records; further ones by name, with `[]` for what is in a list and `*` for any key. */
export interface Way {
  /** Are the objects here records? */
  isEnd: boolean;
  /** Is it one of several, or one for any key, so that a name here tells of which kind records are? */
  isKind: boolean;
  /** Was it found by a key that is none of the steps' names? */
  isKeyed: boolean;
  further: Map<string, Way>;
}

/** Joins places, each by the steps to it, none of which lies within another; no steps lead to objects that are the whole file. */
export function waysTo(places: readonly (readonly string[])[]): Way {
  const root = newWay(false);
  for (const steps of places) {
    let way = root;
    for (const step of steps) {
      const next = way.further.get(step) ?? newWay(step === anyKey);
      way.further.set(step, next);
      way = next;
    }
    way.isEnd = true;
  }
  markKinds(root);
  return root;
}

/** Where a step leads, if to records. */
export function wayOn(way: Way, step: string, isList: boolean): Way | undefined {
  return way.further.get(step) ?? (isList ? undefined : way.further.get(anyKey));
}

function newWay(isKeyed: boolean): Way {
  return { isEnd: false, isKind: isKeyed, isKeyed, further: new Map() };
}

function markKinds(way: Way): void {
  for (const next of way.further.values()) {
    if (way.further.size > 1) next.isKind = true;
    markKinds(next);
  }
}
