import type { Entity } from './entity.ts';

/** A thing as a flat row: field name to value. */
export type Row = Record<string, unknown>;

/** What every stored thing carries besides its declared fields; sent back unchanged it is accepted. */
export const systemFields = ['version', 'createdAt', 'updatedAt'] as const;

type Shaped = Pick<Entity, 'fields'>;

/** A row in the nesting of the API (specification section 3); fields without value are left out. */
export function nest(entity: Shaped, row: Row): Row {
  const json: Row = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = row[name];
    if (value === undefined || value === null) continue;
    setAt(json, (field.at ?? name).split('.'), value);
  }
  for (const name of systemFields) if (row[name] !== undefined) json[name] = row[name];
  return json;
}

/** The row of a nested thing; a field that the thing does not mention is absent from the row. */
export function flatten(entity: Shaped, json: Row): Row {
  const row: Row = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = getAt(json, (field.at ?? name).split('.'));
    if (value !== undefined) row[name] = value;
  }
  for (const name of systemFields) if (json[name] !== undefined) row[name] = json[name];
  return row;
}

/** The value at a dotted path, undefined when any step is missing. */
export function getAt(json: unknown, path: readonly string[]): unknown {
  let value = json;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Row)[step];
  }
  return value;
}

/** Puts a value at a dotted path, through steps that may be missing. */
export function setAt(json: Row, path: readonly string[], value: unknown): void {
  let target = json;
  for (const step of path.slice(0, -1)) target = (target[step] ??= {}) as Row;
  target[path.at(-1) as string] = value;
}
