import { isJsonObject } from './source/isJsonObject.ts';

/** A value of JSON without what no text of the database can hold: zero characters and halves of characters. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [String(storable(name)), storable(part)]),
  );
}
