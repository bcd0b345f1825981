import type { Entity } from '../../../resources/entity.ts';
import type { ReferenceField } from '../../../resources/kinds/field.ts';
import type { Row } from '../../../resources/shape.ts';

/** The fields of this record that say where the other one stands: the first parts of its key. */
export function sharedFields({ within = [], companyIn }: ReferenceField): readonly string[] {
  return companyIn ? [companyIn] : within;
}

/** The other record's key fields with the values that this record gives them; empty where it has none yet. */
export function sharedFilter(
  field: ReferenceField,
  { owner }: Pick<Entity, 'owner'>,
  row: Row,
): Record<string, string> {
  return Object.fromEntries(
    sharedFields(field).map((name) => [field.companyIn && owner ? owner : name, String(row[name] ?? '')]),
  );
}
