import type { Entity } from '../../resources/entity.ts';
import { languages, type Language } from '../../resources/languages.ts';
import { getAt, isRow, type Row } from '../../resources/shape.ts';
import { isOfKind, placeOf, type Place } from '../directory/Place.ts';
import { partsOf } from '../fields/object/partsOf.ts';

/** What two people can change without touching each other: a field, a part of an object, a text in one language. */
export interface Leaf {
  path: readonly [string, ...string[]];
  place: Place;
  language?: Language;
}

/** All that can be written of a record, down to its leaves. A list counts as one, as its order matters. */
export function leavesOf(entity: Entity): Leaf[] {
  return Object.entries(entity.fields).flatMap(([name, { kind, readOnly }]) =>
    readOnly || kind === 'derived' ? [] : leavesIn(placeOf(entity, name)),
  );
}

function leavesIn(place: Place): Leaf[] {
  const { field, names } = place;
  if (field.kind === 'translated')
    return languages.map((language) => ({ path: [...names, language], place, language }));
  if (isOfKind(place, 'object') && !place.field.many) return partsOf(place).flatMap((part) => leavesIn(part));
  return [{ path: names, place }];
}

/** The value of a leaf; undefined for one that is empty in whatever way. */
export function valueAt(row: Row, { path }: Leaf): unknown {
  const value = getAt(row, path);
  return value === null || value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value;
}

/** The row with another value in that leaf. */
export function withValue(row: Row, { path: [name, ...rest] }: Pick<Leaf, 'path'>, value: unknown): Row {
  const [next, ...deeper] = rest;
  if (next === undefined) return { ...row, [name]: value };
  const inner = row[name];
  return { ...row, [name]: withValue(isRow(inner) ? inner : {}, { path: [next, ...deeper] }, value) };
}

/** Do two values say the same, in whatever order their parts are written? */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (inner === null || inner === '') return undefined;
    if (typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
