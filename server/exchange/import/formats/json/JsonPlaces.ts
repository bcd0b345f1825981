import { isNumbered } from './isNumbered.ts';
import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import { jsonTableLimits as limits } from './jsonTableLimits.ts';

/** The step of a place for members of an object that are called by keys of their own: `{"fenster-1": {…}, "fenster-2": {…}}`. */
export const anyKey = '*';
/** The step for what stands in a list. */
export const inList = '[]';

/** What stands at one place, of all objects or lists there. */
export interface Place {
  /** How many of them are objects. */
  objects: number;
  /** Their members; of lists none. */
  members: number;
  names: Set<string>;
  /** The objects and lists within, by the name of the member, or `[]`. */
  children: Map<string, Place>;
}

/** A place by the steps to it: names, `[]` for what is in a list, and `*` for any name. */
export interface FoundPlace extends Pick<Place, 'objects' | 'names'> {
  steps: readonly string[];
}

const fewestKeyed = 3;
const fewestNumbered = 2;
const mostNames = 500;
/** Keys name one record each; what is called alike in one parent after the other, as languages are, is a part of each. */
const leastOfOwn = 0.8;
const namedSo = /^(?:products?|articles?|artikel|produkte?|produits?|prodotti|articoli|items|records|rows)$/i;

/** Does a name say that it holds the records? */
export function isNamedAsRecords(name: string): boolean {
  return namedSo.test(name);
}

/** Have two places each mostly names that the other has? */
export function areOfOneKind(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return haveInCommon(some, others, 0.5);
}

/** Have they the same names, but for a few? */
export function areAsOne(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return haveInCommon(some, others, leastOfSame);
}

function haveInCommon(some: ReadonlySet<string>, others: ReadonlySet<string>, least: number): boolean {
  const common = [...some].filter((name) => others.has(name)).length;
  return common > 1 && common >= Math.max(some.size, others.size) * least;
}

const leastOfSame = 0.75;

/** All places of a file as it is read through, by the names on the way to them. */
export class JsonPlaces {
  readonly root = newPlace();
  #count = 0;

  /** The place of an object or a list within another one. @throws {WorkbookError} too-many-entries */
  within(parent: Place, name: string): Place {
    // Of an object with so many members each is called by its key.
    const step = parent.children.has(name) || parent.children.size < mostNames ? name : anyKey;
    const known = parent.children.get(step);
    if (known) return known;
    this.#count += 1;
    if (this.#count > limits.places)
      throw new WorkbookError('too-many-entries', { entry: 'JSON', limit: limits.places });
    const made = newPlace();
    parent.children.set(step, made);
    return made;
  }

  /** All of them that have objects, those called by keys together (`*`); not such that only hold these. */
  found(): FoundPlace[] {
    return foundIn(folded(this.root, ''), []);
  }
}

/** A member of an object was named. */
export function noteMember(place: Place, name: string): void {
  place.members += 1;
  if (place.names.size < mostNames) place.names.add(name);
}

function newPlace(): Place {
  return { objects: 0, members: 0, names: new Set(), children: new Map() };
}

function folded(place: Place, name: string): Place {
  const all = [...place.children];
  const lists = all.filter(([, child]) => child.children.get(inList)?.objects);
  if (isKeyed(place, name === inList)) return withOne(place, [], merged([...place.children.values()]), name);
  if (holdsLists(place, lists, name)) {
    const others = all.filter(([, child]) => !lists.some(([, list]) => list === child));
    return withOne(place, others, merged(lists.map(([, list]) => list)), name);
  }
  return { ...place, children: new Map(all.map(([step, child]) => [step, folded(child, step)])) };
}

function withOne(place: Place, others: [string, Place][], one: Place, name: string): Place {
  const kept = others.map(([step, child]): [string, Place] => [step, folded(child, step)]);
  return { ...place, children: new Map([...kept, [anyKey, folded(one, name)]]) };
}

/** Are its members objects alike, or holders of such, each under a key of its own? */
function isKeyed({ children, members }: Place, isInList = false): boolean {
  const parts = [...children.values()];
  const objects = parts.reduce((sum, { objects }) => sum + objects, 0);
  if (members < fewestNumbered || objects !== members) return false;
  const all = merged(parts);
  const areKeys = children.has(anyKey) || children.size >= leastOfOwn * members;
  // What has a number is a product by itself, also where keys return: heights, and colours within these; in a list each is one already.
  if (!(areKeys && members >= fewestKeyed) && (isInList || !holdsNumbers(all))) return false;
  return areAlike(parts) || isKeyed(all);
}

/** Has it a number, or hold all that is in it what has one? */
function holdsNumbers({ names, members, children }: Place): boolean {
  if (isNumbered(names)) return true;
  const parts = [...children.values()];
  const objects = parts.reduce((sum, part) => sum + part.objects, 0);
  return parts.length > 0 && objects === members && parts.every(holdsNumbers);
}

/** Is it an object of lists whose records are alike, or one that is called as records are? */
function holdsLists({ children, members }: Place, lists: readonly [string, Place][], name: string): boolean {
  if (lists.length === 0 || children.has(inList)) return false;
  if (isNamedAsRecords(name)) return true;
  if (lists.length < 2 || lists.length < members || lists.some(([step]) => isNamedAsRecords(step)))
    return false;
  return areAlike(lists.flatMap(([, { children: within }]) => within.get(inList) ?? []));
}

/** Have most of them mostly members that more than half of them have? */
function areAlike(places: readonly Place[]): boolean {
  const times = new Map<string, number>();
  for (const { names } of places) for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  const isCommon = (name: string) => (times.get(name) ?? 0) * 2 > places.length;
  const alike = places.filter(({ names }) => {
    const common = [...names].filter(isCommon).length;
    return common > 0 && common * 2 >= names.size;
  });
  return alike.length >= leastOfOwn * places.length;
}

function merged(places: readonly Place[]): Place {
  const all = newPlace();
  const within = new Map<string, Place[]>();
  for (const { objects, members, names, children } of places) {
    all.objects += objects;
    all.members += members;
    for (const name of names) all.names.add(name);
    for (const [step, child] of children) within.set(step, [...(within.get(step) ?? []), child]);
  }
  for (const [step, some] of within) all.children.set(step, some.length === 1 ? some[0]! : merged(some));
  return all;
}

function foundIn({ objects, members, names, children }: Place, steps: readonly string[]): FoundPlace[] {
  const one = children.size === 1 ? children.get(anyKey) : undefined;
  const isHolder = one !== undefined && one.objects === members;
  const own = objects > 0 && !isHolder ? [{ steps, objects, names }] : [];
  return [...own, ...[...children].flatMap(([step, child]) => foundIn(child, [...steps, step]))];
}
