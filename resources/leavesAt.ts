import type { Entity } from './entity.ts';
import type { Field } from './kinds/field.ts';
import { isLanguage } from './language/languages.ts';

/** A leaf of a record by its names: the field, and behind it parts of an object, a language or an attribute. */
export interface NamedLeaf {
  name: string;
  within: readonly string[];
  /** That of the field, or of the part of an object. */
  field: Field;
}

/** The leaves that may stand at this place, such as `title.fr`, `productInfo.title.fr`, `attributes.u-wert` or `images`. */
export function leavesAt({ fields }: Pick<Entity, 'fields'>, place: string): NamedLeaf[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    [...new Set([field.at ?? name, name])].flatMap((start) => {
      if (place !== start && !place.startsWith(`${start}.`)) return [];
      const found = leafWithin(field, place.slice(start.length + 1));
      return found ? [{ name, ...found }] : [];
    }),
  );
}

function leafWithin(field: Field, rest: string): Pick<NamedLeaf, 'within' | 'field'> | undefined {
  // The sid of an attribute may have dots itself.
  if (field.kind === 'values') return rest === '' ? undefined : { within: [rest], field };
  if (field.kind === 'translated') return isLanguage(rest) ? { within: [rest], field } : undefined;
  if (field.kind !== 'object' || field.many) return rest === '' ? { within: [], field } : undefined;
  if (rest === '') return { within: [], field };
  const [name = '', ...further] = rest.split('.');
  const part = Object.hasOwn(field.fields, name) ? field.fields[name] : undefined;
  const found = part && leafWithin(part, further.join('.'));
  return found && { ...found, within: [name, ...found.within] };
}
