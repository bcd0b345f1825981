import type { Entity } from './entity.ts';
import type { Field } from './kinds/field.ts';
import { wordsOf } from './kinds/conditionWords.ts';
import { isLanguage } from './languages.ts';

/** A leaf of a record by its names: the field, and behind it parts of an object, a language or an attribute. */
export interface NamedLeaf {
  name: string;
  within: readonly string[];
  /** That of the field, or of the part of an object. */
  field: Field;
}

/**
 * The leaf that stands at this place, such as `title.fr`, `productInfo.title.fr`, `attributes.u-wert` or `images`;
 * undefined where none does of which a list can ask something.
 */
export function leafNamed({ fields }: Pick<Entity, 'fields'>, place: string): NamedLeaf | undefined {
  for (const [name, field] of Object.entries(fields))
    for (const start of new Set([field.at ?? name, name])) {
      if (place !== start && !place.startsWith(`${start}.`)) continue;
      const rest = place.slice(start.length + 1);
      const found = leafWithin(field, rest);
      if (found && wordsOf(found.field).length > 0) return { name, ...found };
    }
  return undefined;
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
