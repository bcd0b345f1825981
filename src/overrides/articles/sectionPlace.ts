import type { Entity } from '../../../resources/entity.ts';
import { isOfKind, placeOf, type Place } from '../../directory/Place.ts';
import { partsOf } from '../../fields/object/partsOf.ts';
import type { Section } from './Section.ts';

/** The place of a part of an article's blocks. Throws an Error where the entity does not declare it. */
export function sectionPlace(entity: Entity, name: keyof Section): Place {
  const sections = placeOf(entity, 'sections');
  const parts = isOfKind(sections, 'object') ? partsOf(sections) : [];
  const part = parts.find(({ names }) => names.at(-1) === name);
  if (!part) throw new Error(`The blocks of ${entity.name} declare no field "${name}".`);
  return part;
}
