import type { ObjectField } from '../../../resources/kinds/field.ts';
import type { Place } from '../../directory/Place.ts';

/** The places of the fields that an object is made of. */
export function partsOf({ entity, names, field }: Place<ObjectField>): Place[] {
  return Object.entries(field.fields).map(([name, part]) => ({
    entity,
    names: [...names, name],
    field: part,
  }));
}
