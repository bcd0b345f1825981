import type { Entity } from './entity.ts';
import { systemFields, type Row } from './shape.ts';
import type { Fault } from './fault.ts';
import { isSameValue } from './sameValue.ts';

/** Read-only fields and the key may be sent back, but only as they are stored (behaviour B54): those that differ. */
export function readOnlyFaults(entity: Pick<Entity, 'fields' | 'key'>, stored: Row, sent: Row): Fault[] {
  const fixed = [
    ...Object.entries(entity.fields).flatMap(([name, field]) =>
      field.readOnly || entity.key.includes(name) ? [name] : [],
    ),
    ...systemFields,
  ];
  return fixed.flatMap((name) => {
    const value = sent[name];
    if (value === undefined || value === null || isSameValue(value, stored[name])) return [];
    return [{ path: entity.fields[name]?.at ?? name, code: 'read-only' }];
  });
}
