import { getAt, isRow, type Row } from './shape.ts';

/** The names that lead to a leaf in a flat row. */
export type LeafPath = readonly [string, ...string[]];

/** The value of a leaf; undefined for one that is empty in whatever way. */
export function valueAt(row: Row, { path }: { path: LeafPath }): unknown {
  const value = getAt(row, path);
  return value === null || value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value;
}

/** The row with another value in that leaf, which is no element and no order of a list. */
export function withValue(row: Row, { path: [name, ...rest] }: { path: LeafPath }, value: unknown): Row {
  const [next, ...deeper] = rest;
  if (next === undefined) return { ...row, [name]: value };
  const inner = row[name];
  return { ...row, [name]: withValue(isRow(inner) ? inner : {}, { path: [next, ...deeper] }, value) };
}

/** The row without anything in that leaf, and without the object around it where nothing else stands in it. */
export function withoutValue(row: Row, { path: [name, ...rest] }: { path: LeafPath }): Row {
  const [next, ...deeper] = rest;
  const { [name]: held, ...others } = row;
  if (next === undefined || !isRow(held)) return others;
  const inner = withoutValue(held, { path: [next, ...deeper] });
  return Object.keys(inner).length > 0 ? { ...others, [name]: inner } : others;
}
