import type { Entity } from '../../resources/entity.ts';
import { placeOf, type Place } from './Place.ts';

/** The place of the field that stands at that path of the JSON, such as `productInfo.title`. Throws an Error where none does. */
export function placeAt(entity: Entity, path: string): Place {
  const found = Object.entries(entity.fields).find(([name, { at }]) => (at ?? name) === path);
  return placeOf(entity, found?.[0] ?? path);
}
