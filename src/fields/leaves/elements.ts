import { gtin14 } from '../../../resources/kinds/gtin.ts';
import type { Field } from '../../../resources/kinds/field.ts';
import { getAt } from '../../../resources/shape.ts';
import type { Place } from '../../directory/Place.ts';
import { canonical } from './isSame.ts';

/** The elements of a list in their order, each under what tells it from the others. */
export type Elements = ReadonlyMap<string, unknown>;

/**
 * The elements of these versions of a list. Undefined where the field is none, or its elements cannot be told apart in each
 * version, so that only the list as a whole can be compared.
 */
export function elementsOf(place: Place, versions: readonly unknown[]): Elements[] | undefined {
  if (!('many' in place.field) || !place.field.many) return undefined;
  const found = versions.map((list) => keyed(place, Array.isArray(list) ? list : []));
  const sound = found.filter((elements) => elements !== undefined);
  return sound.length === found.length ? sound : undefined;
}

function keyed({ field }: Place, list: readonly unknown[]): Elements | undefined {
  const found = new Map(list.map((element) => keyedOne(field, element)));
  return found.size === list.length && (field.kind !== 'object' || field.key) ? found : undefined;
}

function keyedOne(field: Field, element: unknown): [string, unknown] {
  if (field.kind === 'object')
    return [canonical(field.key?.map((part) => getAt(element, [part]) ?? null)) ?? '', element];
  const text = String(element);
  // As it will be stored, however it was typed.
  const value = field.kind === 'gtin' ? (gtin14(text) ?? text) : text;
  return [value, value];
}

/** The keys of a list that stand in the other one too, in their order. */
export function commonKeys(one: Elements, other: Elements): string[] {
  return [...one.keys()].filter((key) => other.has(key));
}
