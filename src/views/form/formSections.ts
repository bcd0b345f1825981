import type { Entity } from '../../../resources/entity.ts';
import type { Parents } from '../../directory/addresses.ts';
import { placeOf, type Place } from '../../directory/Place.ts';

export interface FormSection {
  /** Undefined for what identifies the record. */
  name: string | undefined;
  places: { place: Place; isFixed: boolean }[];
}

/**
 * What a form shows, by section and in the order of the declaration. A new record has no read-only fields, and
 * the key is given once. What the address fixes is shown by the names that are derived from it; other derived
 * fields are left out, as the reference itself stands in the form. What the server judges stands above the form.
 */
export function formSections(entity: Entity, parents: Parents, isNew: boolean): FormSection[] {
  const sections = new Map<string | undefined, FormSection>();
  const isFixed = (name: string) => name in parents || (!isNew && entity.key.includes(name));
  const derived = Object.values(entity.fields).flatMap((field) =>
    field.kind === 'derived' ? [field.from.split('.')[0] ?? ''] : [],
  );
  for (const [name, field] of Object.entries(entity.fields)) {
    if (isNew && (field.readOnly || name in parents)) continue;
    if (field.kind === 'gaps' || (field.kind === 'number' && field.share)) continue;
    if (field.kind === 'derived' && !isFixed(field.from.split('.')[0] ?? '')) continue;
    if (field.kind === 'reference' && isFixed(name) && derived.includes(name)) continue;
    const section = sections.get(field.section) ?? { name: field.section, places: [] };
    section.places.push({ place: placeOf(entity, name), isFixed: isFixed(name) });
    sections.set(field.section, section);
  }
  return [...sections.values()];
}
