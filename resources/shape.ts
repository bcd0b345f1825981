import type { Entity } from './entity.ts';

/** A record as a flat row: field name to value. */
export type Row = Record<string, unknown>;

/** What every stored record carries besides its declared fields; sent back unchanged it is accepted. */
export const systemFields = ['version', 'createdAt', 'updatedAt'] as const;

type Shaped = Pick<Entity, 'fields'>;

/** A row in the nesting of the API (behaviour B55); fields without value are left out. */
export function nest(entity: Shaped, row: Row): Row {
  const json: Row = {};
  for (const { name, path } of placesOf(entity)) {
    const value = row[name];
    if (value === undefined || value === null) continue;
    setAt(json, path, value);
  }
  for (const name of systemFields) if (row[name] !== undefined) json[name] = row[name];
  return json;
}

/** The row of a nested record; a field that the record does not mention is absent from the row. */
export function flatten(entity: Shaped, json: Row): Row {
  const row: Row = {};
  for (const { name, path } of placesOf(entity)) {
    const value = getAt(json, path);
    if (value !== undefined) row[name] = value;
  }
  for (const name of systemFields) if (json[name] !== undefined) row[name] = json[name];
  return row;
}

interface Place {
  name: string;
  path: readonly string[];
}

const places = new WeakMap<Shaped['fields'], readonly Place[]>();

/** Where each field stands in the nesting; worked out once for each entity. */
function placesOf({ fields }: Shaped): readonly Place[] {
  const known = places.get(fields);
  if (known) return known;
  const found = Object.entries(fields).map(([name, { at = name }]) => ({ name, path: at.split('.') }));
  places.set(fields, found);
  return found;
}

/** The value at a dotted path, undefined when any step is missing. */
export function getAt(json: unknown, path: readonly string[]): unknown {
  let value = json;
  for (const step of path) {
    if (!isRow(value) || !Object.hasOwn(value, step)) return undefined;
    value = value[step];
  }
  return value;
}

/** Takes away the value at a dotted path, if there is one. */
export function removeAt(json: Row, path: readonly string[]): void {
  const holder = getAt(json, path.slice(0, -1));
  const last = path.at(-1);
  if (isRow(holder) && last !== undefined) delete holder[last];
}

/** Has a value named parts? A list has, by their places. */
export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

/** Puts a value at a dotted path, through steps that may be missing. */
export function setAt(json: Row, path: readonly string[], value: unknown): void {
  let target = json;
  let last: string | undefined;
  for (const step of path) {
    if (last !== undefined) target = branchAt(target, last);
    last = step;
  }
  if (last !== undefined) target[last] = value;
}

function branchAt(json: Row, step: string): Row {
  const branch = (json[step] ??= {});
  if (!isRow(branch)) throw new TypeError(`"${step}" holds a value, so nothing can stand within it.`);
  return branch;
}
