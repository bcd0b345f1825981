import type { Entity } from '../entity.ts';
import type { ReferenceField } from '../kinds/field.ts';
import { contradicts } from './contradicts.ts';

/**
 * Stops a reference, also one in an object, that cannot lead to one record.
 * @param path of the field, as `entity.field`
 * @param entity that has it
 */
export function requireSoundReference(
  path: string,
  field: ReferenceField,
  entity: Entity,
  entities: Record<string, Entity>,
): void {
  const other = entities[field.to];
  if (!other)
    return contradicts(
      path,
      `refers to the unknown entity "${field.to}"`,
      `use one of ${Object.keys(entities).join(', ')}`,
    );
  if (!other.fields[other.title]?.filterable)
    contradicts(
      path,
      `refers to "${field.to}", whose title nobody can search for`,
      `make ${field.to}.${other.title} filterable`,
    );
  if (other.key.at(-1) !== 'sid')
    contradicts(
      path,
      `refers to "${field.to}", whose key does not end in a sid`,
      `give ${field.to} one, or keep its ${other.key.at(-1)} in a code`,
    );
  for (const shared of field.within ?? [])
    if (!Object.hasOwn(entity.fields, shared))
      contradicts(
        path,
        `names "${shared}" in within, which is not a field here`,
        'name a field of this entity, also from within an object',
      );
  if (field.companyIn && (!Object.hasOwn(entity.fields, field.companyIn) || !other.owner))
    contradicts(
      path,
      `finds the company of "${field.to}" in "${field.companyIn}"`,
      'name a field of this entity, also from within an object, for an entity that has an owner',
    );
  const said = [...(field.within ?? []), ...(field.companyIn ? [other.owner] : [])];
  for (const shared of other.key.slice(0, -1))
    if (!said.includes(shared))
      contradicts(
        path,
        `does not say which ${shared} the "${field.to}" has`,
        `say within: ['${shared}'], or in companyIn which field names its company`,
      );
  if (!field.retires && other.files?.areTables)
    contradicts(
      path,
      `keeps records of "${field.to}" from being deleted, which files do in masses`,
      'say retires',
    );
}
