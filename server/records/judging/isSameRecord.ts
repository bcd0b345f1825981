import type { Entity } from '../../../resources/entity.ts';
import { isSameValue } from '../../../resources/sameValue.ts';
import type { Row } from '../../../resources/shape.ts';
import { storedFields } from '../select.ts';

/** Does a flat row say what is stored already, but for what only the server writes? */
export function isSameRecord(entity: Entity, before: Row, row: Row): boolean {
  return storedFields(entity).every(
    (name) => entity.fields[name]?.readOnly || isSameValue(filled(before[name]), filled(row[name])),
  );
}

/** An empty list is as good as none. */
function filled(value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 ? null : value;
}
