import type { Entity } from '../../resources/entity.ts';
import type { Field, Kind } from '../../resources/kinds/field.ts';

/** A field where it is declared: the names that lead to it, such as `address` and `zip`. */
export interface Place<F extends Field = Field> {
  entity: Entity;
  names: readonly [string, ...string[]];
  field: F;
}

/** The place of a field that an entity declares. Throws an Error for a name that it does not. */
export function placeOf(entity: Entity, name: string): Place {
  const field = entity.fields[name];
  if (!field) throw new Error(`${entity.name} declares no field "${name}".`);
  return { entity, names: [name], field };
}

/** Is this the place of a field of that kind? */
export function isOfKind<K extends Kind>(place: Place, kind: K): place is Place<Extract<Field, { kind: K }>> {
  return place.field.kind === kind;
}
